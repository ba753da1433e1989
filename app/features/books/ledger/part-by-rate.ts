import { type Rappen, shareOf } from "#app/swiss/money.ts";
import { grossOf, negated, type VatRow } from "#app/swiss/vat.ts";

/** What is open of a document's rows; `total` with its rounding to 5 Rappen, in which there is no VAT. */
export interface Left {
  rows: readonly VatRow[];
  total: Rappen;
}

/**
 * How much net and VAT is in a part of what is left: in proportion to it, never more of a rate than there is. The last
 * part is all of it. @param own rates that come first as far as they are left, such as those of a credit note
 */
export function partByRate(left: Left, amount: Rappen, own: readonly VatRow[] = []): VatRow[] {
  if (amount === left.total) return left.rows.filter(isSome);
  if (amount < 0) return negated(partByRate(left, -amount, own));
  const open = left.rows.map(grossOf);
  const most = Math.min(amount, sum(open));
  const first = proportionally(Math.min(amount, sum(own.map(grossOf))), own.map(grossOf));
  const named = left.rows.map(({ rate }, at) => {
    const wanted = own.reduce((all, row, index) => (row.rate === rate ? all + (first[index] ?? 0) : all), 0);
    return within(wanted, Math.min(0, open[at] ?? 0), Math.max(0, open[at] ?? 0));
  });
  const rest = proportionally(
    most - sum(named),
    open.map((gross, at) => gross - (named[at] ?? 0)),
  );
  return left.rows.map((row, at) => partOfRow(row, (named[at] ?? 0) + (rest[at] ?? 0), own)).filter(isSome);
}

function partOfRow(row: VatRow, gross: Rappen, own: readonly VatRow[]): VatRow {
  if (gross === grossOf(row)) return row;
  const same = own.find((one) => one.rate === row.rate && grossOf(one) === gross);
  const share = shareOf(row.vat, gross, grossOf(row));
  const vat = same && row.net >= 0 ? within(same.vat, gross - row.net, row.vat) : share;
  return { rate: row.rate, net: gross - vat, vat };
}

/** Rounded shares that add up to the amount, each between 0 and its weight. */
function proportionally(amount: Rappen, weights: readonly Rappen[]): Rappen[] {
  const whole = sum(weights);
  const shares = weights.map((weight) => shareOf(weight, amount, whole));
  let lacking = amount - sum(shares);
  for (const at of fromLargest(weights)) {
    const [share = 0, weight = 0] = [shares[at], weights[at]];
    const moved = within(lacking, Math.min(0, weight) - share, Math.max(0, weight) - share);
    shares[at] = share + moved;
    lacking -= moved;
  }
  return shares;
}

function fromLargest(weights: readonly Rappen[]): number[] {
  const size = (at: number) => Math.abs(weights[at] ?? 0);
  return weights.map((_, at) => at).sort((a, b) => size(b) - size(a));
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function sum(amounts: readonly Rappen[]): Rappen {
  return amounts.reduce((all, amount) => all + amount, 0);
}

function isSome({ net, vat }: VatRow): boolean {
  return net !== 0 || vat !== 0;
}
