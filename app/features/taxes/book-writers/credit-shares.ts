import { type Left, partByRate } from "#app/features/books/ledger/part-by-rate.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { lessByRate, sumByRate, type VatRow } from "#app/swiss/vat.ts";

export interface CreditUse {
  id: string;
  documentId: string;
  day: Day;
  amount: Rappen;
  settled: readonly VatRow[] | null;
}

export interface CreditShare {
  /** What is no longer received. */
  vat: VatRow[];
  /** What is no longer owed, of the credit note and of the document that its credit settled. */
  settles: VatRow[];
}

/**
 * What each use takes of the turnover that was received. Money for rows that are credited was for what the credit note
 * leaves of its invoice, and only the rest goes back: all together it ends at rows less credit notes, at each rate.
 */
export function creditShares<Use extends CreditUse>(
  { rows, total }: Left,
  uses: readonly Use[],
): (Use & CreditShare)[] {
  const own = uses.filter(({ settled }) => settled !== null);
  const settling = own.map(({ settled, amount }) =>
    settled?.length ? [...settled] : partByRate({ rows, total }, amount),
  );
  const taken = settling.flat();
  const credited = lessByRate(rows, taken);
  const rest = own.reduce((left, { amount }) => left - amount, total);
  const back = backByRate(credited, rest);
  const moved = own.map((use, index) => {
    const vat = index === own.length - 1 ? lessByRate(credited, back) : [];
    return { ...use, vat, settles: sumByRate([...(settling[index] ?? []), ...vat]) };
  });
  let left: Left = { rows: back, total: rest };
  const given = uses
    .filter(({ settled }) => settled === null)
    .map((use) => {
      const vat = partByRate(left, use.amount);
      left = { rows: lessByRate(left.rows, vat), total: left.total - use.amount };
      return { ...use, vat, settles: vat };
    });
  return [...moved, ...given];
}

function backByRate(credited: readonly VatRow[], amount: Rappen): readonly VatRow[] {
  if (amount === 0) return [];
  const more = credited.filter(({ net, vat }) => net + vat > 0);
  const total = more.reduce((sum, { net, vat }) => sum + net + vat, 0);
  return more.length === credited.length ? credited : partByRate({ rows: more, total }, amount);
}
