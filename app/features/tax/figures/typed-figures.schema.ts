import { z } from "zod";
import { addFieldError, optionalVersion } from "#app/platform/forms/fields.ts";
import { amountProblem, numericField } from "#app/platform/forms/numeric-field.ts";
import { formatAmount, MAX_TOTAL, parseAmount, rappenFromNumber } from "#app/swiss/money.ts";

/** Rappen, from 0. */
const amount = numericField(amountProblem, { text: parseAmount, number: rappenFromNumber }, (value, ctx) =>
  value <= MAX_TOTAL ? value : addFieldError(ctx, "field.amount_too_large", { max: formatAmount(MAX_TOTAL) }),
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

const stored = z.number().int().min(0).max(MAX_TOTAL).default(0);

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
