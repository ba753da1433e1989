import { type Currency, lineTotal, type Rappen, shareOf } from "#app/swiss/money.ts";
import { includedVat, type VatRate, vatAmount, type VatRow } from "#app/swiss/vat.ts";
import { discountOn } from "#app/features/selling/invoices/fields/discount.ts";

export interface Pricing {
  /** The discount as `parseDiscount` reads it; empty for none. */
  invoiceDiscount: string;
  /** 1 where prices include VAT. */
  pricesIncludeVat: number;
}

export interface Totals {
  /** The sum of the rows before the invoice's discount; with VAT where prices include it. */
  itemsTotal: Rappen;
  discountTotal: Rappen;
  subtotal: Rappen;
  vatTotal: Rappen;
  /** The rounding to 5 Rappen, from -2 to 2; neither turnover nor VAT. */
  rounding: Rappen;
  total: Rappen;
  /** The highest rate first; their nets add up to `subtotal`. */
  vatRows: VatRow[];
}

export const PLAIN_PRICES: Pricing = { invoiceDiscount: "", pricesIncludeVat: 0 };

/** After the row's own discount, which never makes it negative. */
export function itemTotal({ quantity, unitPrice, discount }: Priced): Rappen {
  const full = lineTotal(quantity, unitPrice);
  return Math.max(0, full - discountOn(full, discount));
}

interface Priced {
  quantity: number;
  unitPrice: Rappen;
  discount: string;
}

/** A row's discount must not be more than the row. */
export function isDiscountTooLarge({ quantity, unitPrice, discount }: Priced): boolean {
  const full = lineTotal(quantity, unitPrice);
  return discountOn(full, discount) > full;
}

/**
 * Rounded rows; the invoice's discount spread over the VAT rates; one VAT amount a rate, rounded once (MWSTG; rule 14).
 */
export function totalsOf(
  items: readonly { total: Rappen; vatRate: VatRate }[],
  { invoiceDiscount, pricesIncludeVat }: Pricing = PLAIN_PRICES,
  roundsToFive = false,
): Totals {
  const sums = sumsByRate(items);
  const totals = sums.map(({ total }) => total);
  const itemsTotal = sumOfAll(totals);
  const discountTotal = Math.min(itemsTotal, discountOn(itemsTotal, invoiceDiscount));
  const shares = spread(discountTotal, totals);
  const vatRows = sums.map(({ rate, total }, index) =>
    vatRow(rate, total - shares[index]!, pricesIncludeVat !== 0),
  );
  const { subtotal, vatTotal } = netAndVat(vatRows);
  const rounding = roundsToFive ? roundingToFive(subtotal + vatTotal) : 0;
  return {
    itemsTotal,
    discountTotal,
    subtotal,
    vatTotal,
    rounding,
    vatRows,
    total: subtotal + vatTotal + rounding,
  };
}

/** What a part invoice has charged. */
type Deducted = Pick<Totals, "vatRows" | "rounding">;

/**
 * What is left after part invoices, rate by rate: together with them it is exactly the whole, as nothing is rounded
 * again. Null where they charge more than there is.
 */
export function totalsLess(whole: Totals, deductions: readonly Deducted[]): Totals | null {
  if (deductions.length === 0) return whole;
  const parts = deductions.flatMap(({ vatRows }) => vatRows);
  const rates = new Set([...whole.vatRows, ...parts].map(({ rate }) => rate));
  const vatRows = [...rates]
    .sort((a, b) => b - a)
    .map((rate) => {
      const at = (rows: VatRow[]) => netAndVat(rows.filter((row) => row.rate === rate));
      const [all, taken] = [at(whole.vatRows), at(parts)];
      return { rate, net: all.subtotal - taken.subtotal, vat: all.vatTotal - taken.vatTotal };
    });
  const { subtotal, vatTotal } = netAndVat(vatRows);
  const rounding = deductions.reduce((left, { rounding }) => left - rounding, whole.rounding);
  const total = subtotal + vatTotal + rounding;
  // Each part rounds the net amount of a rate by a Rappen at most.
  const isExceeded = vatRows.some(({ net }) => net < -deductions.length);
  if (total < 0 || isExceeded) return null;
  return { ...whole, vatRows, subtotal, vatTotal, rounding, total };
}

/**
 * Shares of an amount in proportion to `weights` (Rappen), which it must not exceed in sum. Each share is rounded; what
 * is left over goes to the largest weight, so that the shares add up to the amount and none exceeds its weight.
 */
export function spread(amount: Rappen, weights: readonly Rappen[]): Rappen[] {
  const sum = sumOfAll(weights);
  if (sum === 0) return weights.map(() => 0);
  const shares = weights.map((weight) => shareOf(amount, weight, sum));
  let left = amount - sumOfAll(shares);
  for (const index of fromLargest(weights)) {
    const share = shares[index]!;
    const taken = left > 0 ? Math.min(left, weights[index]! - share) : Math.max(left, -share);
    shares[index] = share + taken;
    left -= taken;
  }
  return shares;
}

/** Places in the list; the first of equal ones first. */
function fromLargest(weights: readonly Rappen[]): number[] {
  return weights.map((_, index) => index).sort((a, b) => weights[b]! - weights[a]! || a - b);
}

export function netAndVat(vatRows: readonly VatRow[]): Pick<Totals, "subtotal" | "vatTotal"> {
  return {
    subtotal: sumOfAll(vatRows.map(({ net }) => net)),
    vatTotal: sumOfAll(vatRows.map(({ vat }) => vat)),
  };
}

function sumOfAll(amounts: readonly Rappen[]): Rappen {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** The highest rate first. */
export function sumsByRate(items: readonly { total: Rappen; vatRate: VatRate }[]) {
  const sums = new Map<VatRate, Rappen>();
  for (const { total, vatRate } of items) sums.set(vatRate, (sums.get(vatRate) ?? 0) + total);
  return [...sums].sort(([a], [b]) => b - a).map(([rate, total]) => ({ rate, total }));
}

export function vatRow(rate: VatRate, amount: Rappen, includesVat: boolean): VatRow {
  const vat = (includesVat ? includedVat : vatAmount)(amount, rate);
  return { rate, net: includesVat ? amount - vat : amount, vat };
}

/** Cents of EUR are paid as they are. */
export function roundsIn(currency: Currency, roundsToFive: boolean): boolean {
  return roundsToFive && currency === "CHF";
}

/** What is added to reach the nearest 5 Rappen. */
export function roundingToFive(amount: Rappen): Rappen {
  const over = amount % 5;
  return (over > 2 ? 5 : 0) - over;
}

interface Summed extends Pick<Totals, "subtotal" | "vatTotal"> {
  items: readonly { total: Rappen }[];
  deductions?: readonly { vatRows: readonly VatRow[] }[];
  pricesIncludeVat: number;
}

/** How much less than its rows a written document charges, apart from what it deducts. */
export function discountTotalOf({
  items,
  deductions = [],
  subtotal,
  vatTotal,
  pricesIncludeVat,
}: Summed): Rappen {
  const charged = netAndVat(deductions.flatMap(({ vatRows }) => vatRows));
  const rows = sumOfAll(items.map(({ total }) => total));
  const vat = pricesIncludeVat ? charged.vatTotal + vatTotal : 0;
  return rows - charged.subtotal - subtotal - vat;
}
