import type { Deduction } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { VatRow } from "#app/swiss/vat.ts";
import type { Totals } from "#app/features/selling/invoices/pricing/totals.ts";

/**
 * What is left after part invoices, rate by rate: together with them it is exactly the whole, as nothing is rounded
 * again. Null where they charge more than there is.
 */
export function totalsLess(whole: Totals, deductions: readonly Deduction[]): Totals | null {
  if (deductions.length === 0) return whole;
  const rates = new Set([whole, ...deductions].flatMap(({ vatRows }) => vatRows.map(({ rate }) => rate)));
  const vatRows = [...rates]
    .toSorted((a, b) => b - a)
    .map((rate) => deductions.reduce((left, { vatRows }) => less(left, vatRows), rowOf(whole.vatRows, rate)));
  const subtotal = vatRows.reduce((sum, { net }) => sum + net, 0);
  const vatTotal = vatRows.reduce((sum, { vat }) => sum + vat, 0);
  const rounding = deductions.reduce((left, { rounding }) => left - rounding, whole.rounding);
  const total = subtotal + vatTotal + rounding;
  // Each part rounds the net amount of a rate by a Rappen at most.
  const isExceeded = vatRows.some(({ net }) => net < -deductions.length);
  if (total < 0 || isExceeded) return null;
  return { ...whole, vatRows, subtotal, vatTotal, rounding, total };
}

function less({ rate, net, vat }: VatRow, deducted: readonly VatRow[]): VatRow {
  const taken = rowOf(deducted, rate);
  return { rate, net: net - taken.net, vat: vat - taken.vat };
}

function rowOf(rows: readonly VatRow[], rate: number): VatRow {
  return rows.find((row) => row.rate === rate) ?? { rate, net: 0, vat: 0 };
}
