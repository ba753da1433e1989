import { z } from "zod";
import { addFieldError, optionalVersion } from "#app/platform/forms/fields.ts";
import { numericField, PERCENT, positiveAmount } from "#app/platform/forms/numeric-field.ts";
import { WHOLE_IN_PERCENT } from "./part-rows.ts";

/** Percent with at most 2 decimals, above 0 and below 100; hundredths go out. */
export const partPercent = numericField(
  () => "field.part_percent",
  PERCENT,
  (value, ctx) => (value > 0 && value < WHOLE_IN_PERCENT ? value : addFieldError(ctx, "field.part_percent")),
);

/** An amount has its VAT in it. */
export const depositSchema = z
  .object({
    percent: z.preprocess(nothingTyped, partPercent.optional()),
    amount: z.preprocess(nothingTyped, positiveAmount.optional()),
    version: optionalVersion(),
  })
  .superRefine(({ percent, amount }, ctx) => {
    if ((percent === undefined) !== (amount === undefined)) return;
    const code = percent === undefined ? "field.required" : "field.deposit_one_way";
    ctx.addIssue({ code: "custom", path: ["percent"], params: { code } });
  });

function nothingTyped(value: unknown): unknown {
  return value === "" ? undefined : value;
}

export type DepositInput = z.output<typeof depositSchema>;
