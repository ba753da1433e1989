import { addFieldError } from "#app/platform/forms/fields.ts";
import { amountProblem, numericField } from "#app/platform/forms/numeric-field.ts";
import { MAX_UNIT_PRICE, parseAmount, rappenFromNumber } from "#app/swiss/money.ts";
import { MAX_QUANTITY, parseQuantity, quantityFromNumber } from "#app/swiss/quantity.ts";
import { parseVatRate, vatRateFromNumber } from "#app/swiss/vat.ts";

/** Rappen. */
export const unitPrice = numericField(
  amountProblem,
  { text: parseAmount, number: rappenFromNumber },
  (value, ctx) =>
    value > MAX_UNIT_PRICE ? addFieldError(ctx, "field.amount_too_large", { max: "9'999'999.99" }) : value,
);

/** Thousandths. */
export const quantity = numericField(
  () => "field.quantity",
  { text: parseQuantity, number: quantityFromNumber },
  (value, ctx) => {
    if (value <= 0) return addFieldError(ctx, "field.quantity");
    return value > MAX_QUANTITY ? addFieldError(ctx, "field.quantity_too_large", { max: "999'999" }) : value;
  },
);

/** Tenths of a percent. */
export const vatRate = numericField(() => "field.vat_rate", {
  text: parseVatRate,
  number: vatRateFromNumber,
});
