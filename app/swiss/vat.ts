import { decimalFromNumber, decimalText, decimalToNumber, parseDecimal } from "#app/swiss/decimal.ts";
import { type Rappen, roundHalfAwayFromZero } from "#app/swiss/money.ts";

/** Tenths of a percent, 0 to 1000: 8.1 % is 81. */
export type VatRate = number;

export interface VatRow {
  rate: VatRate;
  net: Rappen;
  vat: Rappen;
}

/** Why a supply is at 0 %: exempt such as an export (Art. 23 MWSTG), made abroad (Art. 7, 8), excluded (Art. 21). */
export const ZERO_REASONS = ["export", "abroad", "exempt"] as const;

/** Empty where nobody has said it. */
export type ZeroRateReason = "" | (typeof ZERO_REASONS)[number];

const MAX_RATE = 1000;

/** `8,1` or `8.10 %`. Null: not a number, above 100, or finer than a tenth. */
export function parseVatRate(text: string): VatRate | null {
  const thousandths = parseDecimal(text.replace(/\s*%\s*$/, ""), 3);
  return thousandths === null || thousandths % 100 !== 0 ? null : withinRange(thousandths / 100);
}

/** Null: outside 0 to 100, or finer than a tenth. */
export function vatRateFromNumber(percent: number): VatRate | null {
  const rate = decimalFromNumber(percent, 1);
  return rate === null ? null : withinRange(rate);
}

export function vatRateToNumber(rate: VatRate): number {
  return decimalToNumber(rate, 1);
}

export function formatVatRate(rate: VatRate): string {
  return decimalText(rate, 1).replace(/\.0$/, "");
}

/** Rounded half away from zero. */
export function vatAmount(net: Rappen, rate: VatRate): Rappen {
  return Number(roundHalfAwayFromZero(BigInt(net) * BigInt(rate), 1000n));
}

/** The VAT in an amount that includes it; rounded half away from zero. */
export function includedVat(gross: Rappen, rate: VatRate): Rappen {
  return Number(roundHalfAwayFromZero(BigInt(gross) * BigInt(rate), 1000n + BigInt(rate)));
}

/** Percent with 2 decimals. */
export function effectiveVatPercent(subtotal: Rappen, vatTotal: Rappen): number {
  if (subtotal === 0) return 0;
  return decimalToNumber(Number(roundHalfAwayFromZero(BigInt(vatTotal) * 10_000n, BigInt(subtotal))), 2);
}

function withinRange(rate: number): VatRate | null {
  return rate <= MAX_RATE ? rate : null;
}

/** Adds up the rows of each rate. */
export function sumByRate(rows: readonly VatRow[]): VatRow[] {
  return [...Map.groupBy(rows, ({ rate }) => rate)].map(([rate, parts]) => ({
    rate,
    net: parts.reduce((sum, { net }) => sum + net, 0),
    vat: parts.reduce((sum, { vat }) => sum + vat, 0),
  }));
}

/** What is left of the rows of each rate, below 0 where more was taken. */
export function lessByRate(rows: readonly VatRow[], taken: readonly VatRow[]): VatRow[] {
  return sumByRate([...rows, ...negated(taken)]);
}

/** Net and VAT together, Rappen. */
export function grossOf({ net, vat }: Pick<VatRow, "net" | "vat">): Rappen {
  return net + vat;
}

/** The same rows with the opposite sign, for an entry that takes another one back. */
export function negated(rows: readonly VatRow[]): VatRow[] {
  return rows.map(({ rate, net, vat }) => ({ rate, net: -net, vat: -vat }));
}
