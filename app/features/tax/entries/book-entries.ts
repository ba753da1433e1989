import type { Charge } from "#app/features/ledger/charge.ts";
import { type Allocation, isMoney, type Returned } from "#app/features/ledger/payment.ts";
import type { BookEntriesTable } from "#app/platform/database/schema/tax.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";

/** `amount` in Rappen, below 0 where a charge is ended. */
export interface BookEntry {
  kind: BookEntriesTable["kind"];
  paymentId: string | null;
  day: Day;
  amount: Rappen;
}

interface Accounted {
  /** Drafts, cancelled and withdrawn documents bring nothing. */
  counts: boolean;
  charges: readonly Charge[];
  allocations: readonly Allocation[];
  returns: readonly Returned[];
}

/** What the ledger of a document brings into the journal beside its entries for VAT. */
export function bookEntriesOf({ counts, charges, allocations, returns }: Accounted): BookEntry[] {
  if (!counts) return [];
  return [
    ...charges
      .filter(({ vat }) => vat.length === 0)
      .map(({ kind, chargedOn: day, amount }): BookEntry => {
        return { kind: kind === "interest" ? "interest" : "fee", paymentId: null, day, amount };
      }),
    ...[...allocations, ...returns].flatMap(settled),
    ...returns.map(({ by, isOfCredit, kind, paymentId, returnedOn: day, amount }): BookEntry => {
      const isByBank = by === "reversal" && !isOfCredit && kind !== "credit";
      return { kind: isByBank ? "reversal" : "refund", paymentId, day, amount };
    }),
  ];
}

/** Skonto, rounding and write-offs are entries for VAT. */
function settled({ kind, isOfCredit, paymentId, settledOn: day, amount }: Allocation): BookEntry[] {
  if (kind === "credit" || (isMoney(kind) && isOfCredit))
    return [{ kind: "credit_used", paymentId, day, amount }];
  return isMoney(kind) ? [{ kind: "payment", paymentId, day, amount }] : [];
}
