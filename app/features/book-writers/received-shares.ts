import type { Day } from "#app/swiss/dates.ts";
import { type Rappen, shareOf } from "#app/swiss/money.ts";
import { negated, type VatRow } from "#app/swiss/vat.ts";

/** One settlement of an invoice. Money below 0 went back to the client. */
export interface Settlement {
  id: string;
  day: Day;
  isMoney: boolean;
  amount: Rappen;
  /** Of deductions: the part of each rate. */
  vat: readonly VatRow[];
}

/**
 * Divides the money that came in for an invoice over its rates (Art. 40 par. 2 MWSTG): amount / total × turnover, by
 * what deductions leave of both. The money that settles the rest takes what rounding has left, so that the shares add
 * up. @returns the shares by the settlement's place in the list
 */
export function receivedShares(
  invoice: { total: Rappen; vatRows: readonly VatRow[] },
  settlements: readonly Settlement[],
): Map<Settlement, VatRow[]> {
  const shares = new Map<Settlement, VatRow[]>();
  const base = { total: invoice.total, rows: [...invoice.vatRows] };
  const left = { total: invoice.total, rows: [...invoice.vatRows] };
  for (const settlement of inOrder(settlements)) {
    const { amount, isMoney } = settlement;
    const share = isMoney ? shareOfMoney(base, left, amount) : [...settlement.vat];
    take(left, amount, share);
    if (isMoney) shares.set(settlement, share);
    else take(base, amount, share);
  }
  return shares;
}

/** A deduction comes before the money of its day: Skonto is what the payment made of the price. */
function inOrder(settlements: readonly Settlement[]): Settlement[] {
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

function take(part: Part, amount: Rappen, share: readonly VatRow[]): void {
  part.total -= amount;
  part.rows = part.rows.map((row) => {
    const taken = share.find(({ rate }) => rate === row.rate);
    return taken ? { rate: row.rate, net: row.net - taken.net, vat: row.vat - taken.vat } : row;
  });
}
