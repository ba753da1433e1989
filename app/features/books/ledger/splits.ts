import type { Day } from "#app/swiss/dates.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";
import { negated, type VatRow } from "#app/swiss/vat.ts";

export interface SettledRows {
  id: string;
  day: Day;
  isMoney: boolean;
  amount: Rappen;
  /** The VAT as it was recorded; empty for money of older versions. */
  vat: readonly VatRow[];
}

/**
 * Money without a recorded split is divided in the order of days (Art. 40 par. 2 MWSTG): amount / total × turnover, by
 * what deductions leave of both; what settles the rest takes what rounding has left.
 */
export function splitsOf<One extends SettledRows>(
  invoice: { total: Rappen; vatRows: readonly VatRow[] },
  settlements: readonly One[],
): Map<One, VatRow[]> {
  const splits = new Map<One, VatRow[]>();
  const base = { total: invoice.total, rows: [...invoice.vatRows] };
  const left = { total: invoice.total, rows: [...invoice.vatRows] };
  for (const settlement of inOrder(settlements)) {
    const { amount, isMoney, vat } = settlement;
    const split = isMoney && vat.length === 0 ? shareOfMoney(base, left, amount) : [...vat];
    splits.set(settlement, split);
    take(left, amount, split);
    if (!isMoney) take(base, amount, split);
  }
  return splits;
}

/** A deduction comes before the money of its day: Skonto is what the payment made of the price. */
function inOrder<One extends SettledRows>(settlements: readonly One[]): One[] {
  return [...settlements].sort(
    (a, b) =>
      compare(a.day, b.day) ||
      Number(a.isMoney) - Number(b.isMoney) ||
      compare(a.id, b.id) ||
      b.amount - a.amount,
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

interface Part {
  total: Rappen;
  rows: VatRow[];
}

function shareOfMoney(base: Part, left: Part, amount: Rappen): VatRow[] {
  if (amount === left.total) return left.rows.map((row) => ({ ...row }));
  if (base.total <= 0) return [];
  const rows = base.rows.map(({ rate, net, vat }) => ({
    rate,
    net: shareOf(net, Math.abs(amount), base.total),
    vat: shareOf(vat, Math.abs(amount), base.total),
  }));
  return amount < 0 ? negated(rows) : rows;
}

function take(part: Part, amount: Rappen, split: readonly VatRow[]): void {
  part.total -= amount;
  part.rows = part.rows.map((row) => {
    const taken = split.find(({ rate }) => rate === row.rate);
    return taken ? { rate: row.rate, net: row.net - taken.net, vat: row.vat - taken.vat } : row;
  });
}
