import type { Charge } from "#app/features/ledger/charge.ts";
import { type Allocation, isMoney, type Returned } from "#app/features/ledger/payment.ts";
import type { BookEntriesTable } from "#app/platform/database/schema/tax.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";

/** `amount` in Rappen, below 0 where a charge is ended. */
export interface BookEntry {
  kind: BookEntriesTable["kind"];
  /** The charge or allocation that it comes from. */
  sourceId: string;
  paymentId: string | null;
  day: Day;
  amount: Rappen;
  /** In the currency of the document. */
  original: number;
  /** Of money: 1 where it is for a fee without VAT, which is income when it comes in. */
  of_fee: 0 | 1;
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
      .map(({ id: sourceId, kind, chargedOn: day, amount }): BookEntry => {
        return {
          kind: kind === "interest" ? "interest" : "fee",
          sourceId,
          paymentId: null,
          day,
          amount,
          original: amount,
          of_fee: 0,
        };
      }),
    ...[...allocations, ...returns].flatMap(settled),
    ...returns.map((returned): BookEntry => {
      const { id: sourceId, by, isOfCredit, paymentId, returnedOn: day, amount } = returned;
      const isByBank = by === "reversal" && !isOfCredit && returned.kind !== "credit";
      const kind = isByBank ? "reversal" : "refund";
      return { kind, sourceId, paymentId, day, amount, original: amount, of_fee: ofFee(returned) };
    }),
  ];
}

/** Skonto, rounding and write-offs are entries for VAT. */
function settled(allocation: Allocation): BookEntry[] {
  const { id, kind, isOfCredit, paymentId, settledOn: day, amount } = allocation;
  const entry = { sourceId: id, paymentId, day, amount, original: amount, of_fee: ofFee(allocation) };
  if (kind === "credit" || (isMoney(kind) && isOfCredit)) return [{ ...entry, kind: "credit_used" }];
  return isMoney(kind) ? [{ ...entry, kind: "payment" }] : [];
}

function ofFee({ kind, vat }: Allocation): 0 | 1 {
  return kind === "reminder_fee" && vat.length === 0 ? 1 : 0;
}
