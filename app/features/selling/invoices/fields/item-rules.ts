import { addFieldError } from "#app/platform/forms/fields.ts";
import { numericField } from "#app/platform/forms/numeric-field.ts";
import { MAX_QUANTITY, parseQuantity, quantityFromNumber } from "#app/swiss/quantity.ts";
import { parseVatRate, vatRateFromNumber } from "#app/swiss/vat.ts";

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
