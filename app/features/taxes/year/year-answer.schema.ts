import { z } from "zod";
import { bookingAnswer } from "#app/features/books/journal/journal-answer.schema.ts";
import { YEAR_CHECKS } from "./year-checks.ts";
import { CATEGORY_NAMES } from "#app/features/books/book/categories.ts";

const day = z.string().meta({ format: "date" });
const byBasis = z.object({ agreed: z.number(), received: z.number() }).strict();
const cost = z.object({ category: z.enum(CATEGORY_NAMES), net: z.number() }).strict();

/** What year-json.server.ts writes, for the API description. */
export const yearAnswer = z
  .object({
    year: z.number().int(),
    from: day,
    to: day,
    state: z.enum(["open", "closed"]),
    hash: z.string(),
    checklist: z.array(
      z
        .object({ kind: z.enum(YEAR_CHECKS), count: z.number().int(), amount: z.number().nullable() })
        .strict(),
    ),
    months: z.array(z.object({ month: z.string(), agreed: z.number(), received: z.number() }).strict()),
    income: byBasis,
    clients: z.array(z.object({ name: z.string(), net: z.number() }).strict()),
    others: z.number(),
    costs: z.array(cost),
    providerFees: z.number(),
    costSum: z.number(),
    investments: z.array(cost),
    exchange: z.number(),
    rounding: z.number(),
    byHand: z.array(z.object({ account: z.string(), net: z.number() }).strict()),
    result: byBasis,
    vat: byBasis,
    openAtStart: z.number(),
    openAtEnd: z.number(),
    missingRates: z.array(z.string()),
    changes: z.number().int().nullable(),
    closings: z.array(
      z
        .object({
          closedAt: z.iso.datetime(),
          closedBy: z.string(),
          hash: z.string(),
          reopenedAt: z.iso.datetime().nullable(),
          reopenedBy: z.string(),
          reason: z.string(),
        })
        .strict(),
    ),
  })
  .strict();

/** What line-json.server.ts writes. */
export const yearLinesAnswer = z.strictObject({
  lines: z.array(
    z.strictObject({
      line: z.string(),
      section: z.string(),
      label: z.string(),
      agreed: z.number().nullable(),
      received: z.number().nullable(),
    }),
  ),
});

const lineBooking = bookingAnswer
  .pick({ factDay: true, day: true, kind: true, number: true, name: true, reverses: true, source: true })
  .extend({
    id: z.string().nullable(),
    hasReceipt: z.boolean(),
    agreed: z.number(),
    received: z.number().nullable(),
  });

/** What stands behind a line. */
export const yearLineAnswer = z.strictObject({
  line: z.string(),
  label: z.string(),
  agreed: z.number(),
  received: z.number().nullable(),
  bookings: z.array(lineBooking),
});

/** What year-changes-json.server.ts writes of each. */
export const yearChangeAnswer = bookingAnswer.extend({ recordedBy: z.string() });
