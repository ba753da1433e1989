import { type Currency, lineTotal, type Rappen } from "#app/swiss/money.ts";
import { includedVat, type VatRate, vatAmount, type VatRow } from "#app/swiss/vat.ts";
import { discountOn } from "#app/features/selling/invoices/fields/discount.ts";
import { spread } from "./spread.ts";

export interface Pricing {
  /** As `parseDiscount` reads it; empty for none. */
  invoiceDiscount: string;
  /** 1 where prices include VAT. */
  pricesIncludeVat: number;
}

export interface Totals {
  /** Of the rows, before the invoice's discount; with VAT where prices include it. */
  itemsTotal: Rappen;
  discountTotal: Rappen;
  subtotal: Rappen;
  vatTotal: Rappen;
  /** To 5 Rappen, from -2 to 2; neither turnover nor VAT. */
  rounding: Rappen;
  total: Rappen;
  /** The highest rate first; their nets add up to `subtotal`. */
  vatRows: VatRow[];
}

export const PLAIN_PRICES = { invoiceDiscount: "", skonto: "", pricesIncludeVat: 0 };

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
  const itemsTotal = sums.reduce((sum, { total }) => sum + total, 0);
  const discountTotal = Math.min(itemsTotal, discountOn(itemsTotal, invoiceDiscount));
  const shares = spread(
    discountTotal,
    sums.map(({ total }) => total),
  );
  const vatRows = sums.map(({ rate, total }, index) =>
    vatRow(rate, total - shares[index]!, pricesIncludeVat !== 0),
  );
  const subtotal = vatRows.reduce((sum, { net }) => sum + net, 0);
  const vatTotal = vatRows.reduce((sum, { vat }) => sum + vat, 0);
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

/** The highest rate first. */
export function sumsByRate(items: readonly { total: Rappen; vatRate: VatRate }[]) {
  const sums = new Map<VatRate, Rappen>();
  for (const { total, vatRate } of items) sums.set(vatRate, (sums.get(vatRate) ?? 0) + total);
  return [...sums].sort(([a], [b]) => b - a).map(([rate, total]) => ({ rate, total }));
}

export function vatRow(rate: VatRate, amount: Rappen, includesVat: boolean): VatRow {
  if (!includesVat) return { rate, net: amount, vat: vatAmount(amount, rate) };
  const vat = includedVat(amount, rate);
  return { rate, net: amount - vat, vat };
}

/** Cents of EUR are paid as they are. */
export function roundsIn(currency: Currency, roundsToFive: boolean): boolean {
  return roundsToFive && currency === "CHF";
}

/** What is added to reach the nearest 5 Rappen. */
export function roundingToFive(amount: Rappen): Rappen {
  const over = amount % 5;
  return over > 2 ? 5 - over : over === 0 ? 0 : -over;
}

interface Summed extends Pick<Totals, "subtotal" | "vatTotal"> {
  items: readonly { total: Rappen }[];
  deductions?: readonly { vatRows: readonly VatRow[] }[];
  pricesIncludeVat: number;
}

/** Of a written document: how much less than its rows it charges, apart from what it deducts. */
export function discountTotalOf({
  items,
  deductions = [],
  subtotal,
  vatTotal,
  pricesIncludeVat,
}: Summed): Rappen {
  const charged = deductions
    .flatMap(({ vatRows }) => vatRows)
    .reduce((sum, { net, vat }) => sum + net + (pricesIncludeVat ? vat : 0), 0);
  const rows = items.reduce((sum, { total }) => sum + total, 0);
  return rows - charged - subtotal - (pricesIncludeVat ? vatTotal : 0);
}
