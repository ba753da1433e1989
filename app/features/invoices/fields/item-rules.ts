import { z } from "zod";
import { addFieldError } from "#app/platform/forms/fields.ts";
import { MAX_UNIT_PRICE, parseAmount, rappenFromNumber } from "#app/swiss/money.ts";
import { MAX_QUANTITY, parseQuantity, quantityFromNumber } from "#app/swiss/quantity.ts";
import { parseVatRate, vatRateFromNumber } from "#app/swiss/vat.ts";

/** `check` answers the error of a readable number that is not allowed. */
function numeric(
  problem: (value: number | string) => string,
  read: { text: (text: string) => number | null; number: (value: number) => number | null },
  check: (value: number, ctx: z.RefinementCtx) => number = (value) => value,
) {
  return z.union([z.number(), z.string()]).transform((value, ctx) => {
    if (value === "") return addFieldError(ctx, "field.required");
    const number = typeof value === "number" ? read.number(value) : read.text(value);
    return number === null ? addFieldError(ctx, problem(value)) : check(number, ctx);
  });
}

function amountProblem(value: number | string): string {
  return isNegative(value) ? "field.amount_negative" : "field.amount";
}

function isNegative(value: number | string): boolean {
  return typeof value === "number" ? value < 0 : /^(CHF)?\s*[-−–]\s*[\d.]/i.test(value.trim());
}

/** Rappen. */
export const unitPrice = numeric(
  amountProblem,
  { text: parseAmount, number: rappenFromNumber },
  (value, ctx) =>
    value > MAX_UNIT_PRICE ? addFieldError(ctx, "field.amount_too_large", { max: "9'999'999.99" }) : value,
);

/** Thousandths. */
export const quantity = numeric(
  () => "field.quantity",
  { text: parseQuantity, number: quantityFromNumber },
  (value, ctx) => {
    if (value <= 0) return addFieldError(ctx, "field.quantity");
    return value > MAX_QUANTITY ? addFieldError(ctx, "field.quantity_too_large", { max: "999'999" }) : value;
  },
);

/** Tenths of a percent. */
export const vatRate = numeric(() => "field.vat_rate", { text: parseVatRate, number: vatRateFromNumber });
