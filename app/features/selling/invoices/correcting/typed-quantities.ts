import { type FormValues, textOf } from "#app/platform/forms/form-data.ts";
import { parseQuantity } from "#app/swiss/quantity.ts";

/** Characters. */
export const MAX_REASON = 300;

/** What is typed so far; a quantity that cannot be read, or is too much, counts as what is left. */
export function typedQuantities(values: FormValues, left: readonly number[]): number[] {
  const rows = Array.isArray(values.items) ? values.items : [];
  return left.map((most, index) => {
    const text = textOf(rows[index]?.quantity).trim();
    return Math.min(most, text === "" ? 0 : (parseQuantity(text) ?? most));
  });
}
