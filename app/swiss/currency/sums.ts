import { CURRENCIES, type Currency, formatAmount, formatMoney, type Rappen } from "#app/swiss/money.ts";

/** What must never be added up. */
export type Sums = Readonly<Record<Currency, Rappen>>;

export const ZERO_SUMS: Sums = { CHF: 0, EUR: 0 };

export function sumsOfOne(amount: Rappen, currency: Currency): Sums {
  return { ...ZERO_SUMS, [currency]: amount };
}

/** `CHF 1'200.00 + EUR 30.00`; `CHF 0.00` for nothing. */
export function formatSums(sums: Sums): string {
  const parts = CURRENCIES.filter((currency) => sums[currency] !== 0);
  return (parts.length ? parts : [CURRENCIES[0]])
    .map((currency) => formatMoney(sums[currency], currency))
    .join(" + ");
}

/** Like `formatSums` where a heading says CHF; empty for nothing. */
export function formatSumsBesideChf(sums: Sums): string {
  if (sums.EUR === 0) return sums.CHF === 0 ? "" : formatAmount(sums.CHF);
  return formatSums(sums);
}

/** @param amount Rappen or cents */
export function sumsByCurrency<T extends { currency: Currency }>(
  all: readonly T[],
  amount: (one: T) => Rappen | null,
): Sums {
  const of = (currency: Currency) =>
    all.reduce((sum, one) => (one.currency === currency ? sum + (amount(one) ?? 0) : sum), 0);
  return { CHF: of("CHF"), EUR: of("EUR") };
}
