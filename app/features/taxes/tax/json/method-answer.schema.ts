import { z } from "zod";
import { CONSIDERATIONS, PERIODS, VAT_METHODS } from "#app/features/taxes/tax/method/vat-method.ts";
import { ZERO_REASONS } from "#app/swiss/vat.ts";

const day = z.string().meta({ format: "date" });

/** What method-json.server.ts writes, for the API description. */
export const vatMethodAnswer = z
  .object({
    id: z.guid(),
    validFrom: day,
    method: z.enum(VAT_METHODS),
    consideration: z.enum(CONSIDERATIONS),
    period: z.enum(PERIODS),
    roundsToFive: z.boolean(),
    activities: z.array(z.object({ code: z.string(), name: z.string(), rate: z.number() }).strict()),
    registeredBefore: z.boolean().nullable(),
  })
  .strict();

/** Why documents are at 0 %, or which activity they belong to. */
export const taxDecisionSchema = z
  .object({
    invoiceIds: z.array(z.string().max(100)).min(1).max(100),
    reason: z.enum(ZERO_REASONS).optional(),
    activity: z.string().max(5).optional(),
  })
  .superRefine(({ reason, activity }, issues) => {
    if (!reason && !activity)
      issues.addIssue({ code: "custom", path: ["reason"], params: { code: "field.required" } });
  });

export type TaxDecisionInput = z.output<typeof taxDecisionSchema>;

export const taxDecisionAnswer = z
  .object({
    invoiceIds: z.array(z.string()),
    reason: z.enum(ZERO_REASONS).nullable(),
    activity: z.string().nullable(),
  })
  .strict();

export const taxDocumentAnswer = z
  .object({
    id: z.string(),
    day,
    factDay: day,
    kind: z.string(),
    number: z.string(),
    client: z.string(),
    invoiceId: z.guid().nullable(),
    expenseId: z.guid().nullable(),
    rate: z.number(),
    net: z.number(),
    vat: z.number(),
  })
  .strict();
