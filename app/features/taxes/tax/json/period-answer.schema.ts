import { z } from "zod";
import { ADJUSTED } from "#app/features/taxes/tax/figures/adjustments.ts";
import { CHECKS } from "#app/features/taxes/tax/figures/checks.ts";
import { PERIOD_KINDS } from "#app/features/taxes/tax/periods/period.ts";
import { CONSIDERATIONS } from "#app/features/taxes/tax/method/vat-method.ts";

const day = z.string().meta({ format: "date" });

const head = {
  id: z.guid(),
  kind: z.enum(PERIOD_KINDS),
  name: z.string(),
  startsOn: day,
  endsOn: day,
  correction: z.number().int(),
  state: z.enum(["open", "closed"]),
  fileUntil: day,
  version: z.number().int(),
  closedAt: z.iso.datetime().nullable(),
};

export const taxPeriodHeadAnswer = z.object(head).strict();

/** What period-json.server.ts writes, for the API description; a test compares the two. */
export const taxPeriodAnswer = z
  .object({
    ...head,
    method: z.enum(["effective", "net", "none"]),
    consideration: z.enum(CONSIDERATIONS),
    figures: z.array(
      z.object({ ziffer: z.string(), turnover: z.number().nullable(), tax: z.number().nullable() }).strict(),
    ),
    payable: z.number(),
    typed: z
      .object({
        383: z.number(),
        400: z.number(),
        405: z.number(),
        410: z.number(),
        415: z.number(),
        420: z.number(),
        900: z.number(),
        910: z.number(),
      })
      .strict(),
    adjustments: z.array(
      z
        .object({ ziffer: z.enum(ADJUSTED), amount: z.number(), reason: z.string(), receipt: z.string() })
        .strict(),
    ),
    checks: z.array(z.object({ name: z.enum(CHECKS), isMet: z.boolean() }).strict()),
    hash: z.string(),
  })
  .strict();

export const closeSchema = z.object({ hash: z.string().length(64) });
