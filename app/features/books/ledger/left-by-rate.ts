import { lessByRate, negated, sumByRate, type VatRate, type VatRow } from "#app/swiss/vat.ts";
import { isOfCharge } from "./charge.ts";
import { type Left, partByRate } from "./part-by-rate.ts";
import type { Allocation } from "./payment.ts";
import { splitsOf } from "./splits.ts";

export type StandingAllocation = Pick<
  Allocation,
  "id" | "paymentId" | "kind" | "amount" | "settledOn" | "note" | "vat" | "takesBack"
>;

type Part = Pick<StandingAllocation, "id" | "amount" | "vat" | "takesBack">;

/** The rows of a document less what settles them, each with the VAT that it was recorded with. */
export function leftByRate({ rows, total }: Left, standing: readonly StandingAllocation[]): Left {
  const settling = standing.flatMap(({ id, kind, settledOn: day, amount, vat }) => {
    const isMoney = kind === "payment";
    const known = isMoney || vat.length > 0 ? vat : partByRate({ rows, total }, amount);
    return isOfCharge(kind) ? [] : [{ id, day, isMoney, amount, vat: known }];
  });
  return {
    rows: less(rows, [...splitsOf({ vatRows: rows, total }, settling).values()].flat()),
    total: settling.reduce((left, { amount }) => left - amount, total),
  };
}

export function leftOf({ id, amount, vat }: Part, standing: readonly Part[]): Left {
  const taken = standing.filter(({ takesBack }) => takesBack === id);
  return {
    rows: sumByRate([...vat, ...taken.flatMap((one) => one.vat)]),
    total: taken.reduce((left, one) => left + one.amount, amount),
  };
}

/** As if only what is left had been let go, on its own day: so it is with interest. */
export function netted<One extends Part>(allocations: readonly One[]): One[] {
  return allocations
    .filter(({ takesBack }) => takesBack === null)
    .map((one) => ({ ...one, amount: leftOf(one, allocations).total }))
    .filter(({ amount }) => amount !== 0);
}

/** What was let go, the newest first, each with the payment of what it takes back. @param own as `partByRate` */
export function takingBack(
  standing: readonly StandingAllocation[],
  { kinds, wanted, own }: { kinds: readonly Allocation["kind"][]; wanted: number; own?: readonly VatRow[] },
) {
  let open = wanted;
  return standing
    .filter(({ kind, amount }) => kinds.includes(kind) && amount > 0)
    .toReversed()
    .flatMap((one) => {
      const left = leftOf(one, standing);
      const taken = Math.min(open, left.total);
      open -= taken;
      const { id: takesBack, kind, paymentId, note } = one;
      const vat = negated(partByRate(left, taken, own));
      return taken > 0 ? [{ kind, paymentId, note, takesBack, amount: -taken, vat }] : [];
    });
}

function less(rows: readonly VatRow[], taken: readonly VatRow[]): VatRow[] {
  const known = new Set<VatRate>(rows.map(({ rate }) => rate));
  return lessByRate(
    rows,
    taken.filter(({ rate }) => known.has(rate)),
  );
}
