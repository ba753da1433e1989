import type { Rappen } from "#app/swiss/money.ts";
import type { VatRow } from "#app/swiss/vat.ts";
import { vatRow, spread } from "./totals.ts";

/**
 * How much net and VAT is in an amount that an invoice's client need not pay: spread over its rates in proportion to
 * gross. What exceeds them is the invoice's rounding to 5 Rappen, in which there is no VAT.
 */
export function vatParts(amount: Rappen, rows: readonly VatRow[]): VatRow[] {
  const gross = rows.map(({ net, vat }) => net + vat);
  const sum = gross.reduce((sum, part) => sum + part, 0);
  const shares = spread(Math.min(amount, sum), gross);
  return rows
    .map(({ rate }, index) => vatRow(rate, shares[index]!, true))
    .filter(({ net, vat }) => net + vat > 0);
}
