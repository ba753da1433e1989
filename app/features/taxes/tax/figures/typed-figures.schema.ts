import { z } from "zod";
import { addFieldError, optionalVersion } from "#app/platform/forms/fields.ts";
import { numericField } from "#app/platform/forms/numeric-field.ts";
import { formatAmount, MAX_TOTAL, parseSignedAmount, signedRappenFromNumber } from "#app/swiss/money.ts";

/** Rappen, with either sign: a reconciliation says how far others were wrong. */
const amount = numericField(
  () => "field.amount",
  { text: parseSignedAmount, number: signedRappenFromNumber },
  (value, ctx) => {
    if (Math.abs(value) <= MAX_TOTAL) return value;
    return addFieldError(ctx, "field.amount_too_large", { max: formatAmount(MAX_TOTAL) });
  },
).optional();

export const typedFiguresSchema = z.object({
  acquisition: amount,
  materialAndServices: amount,
  investments: amount,
  subsequent: amount,
  corrections: amount,
  reductions: amount,
  subsidies: amount,
  donations: amount,
  version: optionalVersion(),
});

const stored = z
  .number()
  .int()
  .min(0 - MAX_TOTAL)
  .max(MAX_TOTAL)
  .default(0);

export const storedTypedSchema = z.object({
  acquisition: stored,
  materialAndServices: stored,
  investments: stored,
  subsequent: stored,
  corrections: stored,
  reductions: stored,
  subsidies: stored,
  donations: stored,
});

export const typedNamesSchema = z.record(z.string(), z.number()).transform((typed) => Object.keys(typed));
