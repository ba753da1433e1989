import {
  decimalFromNumber,
  decimalText,
  decimalToNumber,
  groupThousands,
  parseDecimal,
} from "#app/swiss/decimal.ts";

export const CURRENCIES = ["CHF", "EUR"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** 1/100 CHF, or cents of a EUR bill; always a safe integer. */
export type Rappen = number;

/** CHF 9'999'999.99, our own limit. */
export const MAX_UNIT_PRICE: Rappen = 999_999_999;

/** CHF 999'999'999.99 (IG QR-bill, line 19). */
export const MAX_TOTAL: Rappen = 99_999_999_999;

/** `1,234` and `1.234` are refused, as grouping and decimals cannot be told apart. Null: not an amount. */
export function parseAmount(text: string): Rappen | null {
  const bare = text.trim().replace(/^CHF|CHF$/i, "");
  return parseDecimal(bare.trim().replace(/(?<=\d)[.,][-–—]{1,2}$/, ""), 2);
}

/** Like `parseAmount`, also below 0. */
export function parseSignedAmount(text: string): Rappen | null {
  const [, minus = "", digits = ""] = /^\s*([-−–]?)\s*(.*)$/u.exec(text) ?? [];
  const value = parseAmount(digits);
  return value !== null && minus ? 0 - value : value;
}

export function formatAmount(rappen: Rappen): string {
  return groupThousands(decimalText(rappen, 2));
}

/** `CHF 1'234.50`, with a no-break space. */
export function formatChf(rappen: Rappen): string {
  return formatMoney(rappen, "CHF");
}

/** @param currency ISO 4217; banks know more of them than invoices do */
export function formatMoney(rappen: Rappen, currency: string): string {
  return `${currency}\u00a0${formatAmount(rappen)}`;
}

/** Where a heading says CHF: only another currency is named. */
export function formatBesideChf(rappen: Rappen, currency: Currency): string {
  return currency === "CHF" ? formatAmount(rappen) : formatMoney(rappen, currency);
}

/** The currency in `?currency=`; what is no currency counts as none. */
export function chosenCurrency(params: URLSearchParams): Currency {
  return CURRENCIES.find((known) => known === params.get("currency")) ?? "CHF";
}

export function isCurrency(value: string): value is Currency {
  return CURRENCIES.some((known) => known === value);
}

/** A JSON number of francs. */
export function rappenToNumber(rappen: Rappen): number {
  return decimalToNumber(rappen, 2);
}

/** Null: negative, not finite, more than 2 decimals, or beyond safe integers. */
export function rappenFromNumber(francs: number): Rappen | null {
  return decimalFromNumber(francs, 2);
}

export function signedRappenFromNumber(francs: number): Rappen | null {
  const size = rappenFromNumber(Math.abs(francs));
  return size !== null && francs < 0 ? 0 - size : size;
}

/** Thousandths × Rappen. */
export function lineTotal(quantity: number, unitPrice: Rappen): Rappen {
  return Number(roundHalfAwayFromZero(BigInt(quantity) * BigInt(unitPrice), 1000n));
}

/** `amount` × `part` / `whole`, rounded to the Rappen; 0 where `whole` is 0. */
export function shareOf(amount: Rappen, part: number, whole: number): Rappen {
  if (whole === 0) return 0;
  return Number(roundHalfAwayFromZero(BigInt(amount) * BigInt(part), BigInt(whole)));
}

/** Commercial rounding. @throws RangeError on division by 0 */
export function roundHalfAwayFromZero(numerator: bigint, denominator: bigint): bigint {
  const negative = numerator < 0n !== denominator < 0n;
  const top = numerator < 0n ? -numerator : numerator;
  const bottom = denominator < 0n ? -denominator : denominator;
  const rounded = (2n * top + bottom) / (2n * bottom);
  return negative ? -rounded : rounded;
}
