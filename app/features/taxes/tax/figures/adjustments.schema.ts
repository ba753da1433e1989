import { z } from "zod";
import { optionalLine, optionalVersion } from "#app/platform/forms/fields.ts";
import { eitherAmount } from "#app/platform/forms/numeric-field.ts";
import { ADJUSTED } from "./adjustments.ts";

export const REASON_CAP = 200;
export const RECEIPT_CAP = 100;

/** Rows without an amount are nothing; all others say why. */
export const adjustmentsForm = z.object({
  rows: z
    .array(
      z
        .object({
          ziffer: z.enum(ADJUSTED),
          amount: eitherAmount,
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
