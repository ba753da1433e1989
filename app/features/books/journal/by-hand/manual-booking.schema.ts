import { z } from "zod";
import { day, optionalLine, requiredLine } from "#app/platform/forms/fields.ts";
import { positiveAmount } from "#app/platform/forms/numeric-field.ts";
import { printable } from "#app/platform/forms/printable-field.ts";

export const MANUAL_CAPS = { text: 120, reference: 40 };

const account = requiredLine({ max: 8 });

export const manualBookingSchema = z
  .object({
    day: day(),
    text: printable(requiredLine({ max: MANUAL_CAPS.text })),
    reference: printable(optionalLine({ max: MANUAL_CAPS.reference })),
    debitAccount: account,
    creditAccount: account,
    amount: positiveAmount,
  })
  .superRefine(({ debitAccount, creditAccount }, ctx) => {
    if (!debitAccount || debitAccount !== creditAccount) return;
    ctx.addIssue({ code: "custom", path: ["creditAccount"], params: { code: "field.same_account" } });
  });

export type ManualBookingInput = z.output<typeof manualBookingSchema>;

/** What manual-bookings.server.ts writes, without its receipt. */
export const manualBookingAnswer = z
  .object({
    id: z.guid(),
    kind: z.enum(["manual", "opening"]),
    day: z.string().meta({ format: "date" }),
    text: z.string(),
    reference: z.string(),
    debitAccount: z.string(),
    creditAccount: z.string(),
    amount: z.number(),
    createdBy: z.string(),
    createdAt: z.iso.datetime(),
    takenBackAt: z.iso.datetime().nullable(),
  })
  .strict();
