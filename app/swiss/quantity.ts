import {
  decimalFromNumber,
  decimalText,
  decimalToNumber,
  groupThousands,
  parseDecimal,
} from "#app/swiss/decimal.ts";

/** Whole thousandths of a unit: 1.5 hours are 1500. */
const PLACES = 3;

/** 999'999 units, in thousandths. */
export const MAX_QUANTITY = 999_999_000;

/**
 * Reads `2`, `1,5`, `0.125`, `1'000` as thousandths; a lone point or comma is the decimal sign. Null: not a number, a
 * sign, or more than 3 decimals.
 */
export function parseQuantity(text: string): number | null {
  return parseDecimal(text, PLACES);
}

/** Null: negative, not finite, or more than 3 decimals. */
export function quantityFromNumber(value: number): number | null {
  return decimalFromNumber(value, PLACES);
}

/** 1500 is 1.5. */
export function quantityToNumber(quantity: number): number {
  return decimalToNumber(quantity, PLACES);
}

/** `1`, `1.5` or `1'000`, without trailing zeros. */
export function formatQuantity(quantity: number): string {
  return groupThousands(decimalText(quantity, PLACES).replace(/\.?0+$/, ""));
}
