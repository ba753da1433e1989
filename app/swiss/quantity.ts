import {
  decimalFromNumber,
  decimalText,
  decimalToNumber,
  groupThousands,
  parseDecimal,
} from "#app/swiss/decimal.ts";

/** Thousandths. */
const PLACES = 3;

/** 999'999 units, in thousandths. */
export const MAX_QUANTITY = 999_999_000;

/** A lone point or comma is the decimal sign. Null: not a number, a sign, or more than 3 decimals. */
export function parseQuantity(text: string): number | null {
  return parseDecimal(text, PLACES);
}

/** Null: negative, not finite, or more than 3 decimals. */
export function quantityFromNumber(value: number): number | null {
  return decimalFromNumber(value, PLACES);
}

export function quantityToNumber(quantity: number): number {
  return decimalToNumber(quantity, PLACES);
}

export function formatQuantity(quantity: number): string {
  return groupThousands(decimalText(quantity, PLACES).replace(/\.?0+$/, ""));
}
