import { z } from "zod";
import { addFieldError, optionalLine, optionalVersion } from "#app/platform/forms/fields.ts";
import { formatAmount, MAX_TOTAL, parseSignedAmount } from "#app/swiss/money.ts";
import { ADJUSTED } from "./adjustments.ts";

export const REASON_CAP = 200;
export const RECEIPT_CAP = 100;

/** Rappen, with either sign; blank is nothing. */
const amount = z.string().transform((text, ctx) => {
  if (text.trim() === "") return 0;
  const value = parseSignedAmount(text);
  if (value === null) return addFieldError(ctx, "field.amount");
  if (Math.abs(value) > MAX_TOTAL)
    return addFieldError(ctx, "field.amount_too_large", { max: formatAmount(MAX_TOTAL) });
  return value;
});

/** Rows without an amount are nothing; all others say why. */
export const adjustmentsForm = z.object({
  rows: z
    .array(
      z
        .object({
          ziffer: z.enum(ADJUSTED),
          amount,
          reason: optionalLine({ max: REASON_CAP }),
          receipt: optionalLine({ max: RECEIPT_CAP }),
        })
        .superRefine(({ amount, reason }, ctx) => {
          if (amount !== 0 && reason === "")
            ctx.addIssue({ code: "custom", path: ["reason"], params: { code: "field.required" } });
        }),
    )
    .max(ADJUSTED.length)
    .default([])
    .transform((rows) => rows.filter((row) => row.amount !== 0)),
  version: optionalVersion(),
});
