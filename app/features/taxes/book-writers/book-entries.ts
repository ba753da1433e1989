import type { Charge } from "#app/features/books/ledger/charge.ts";
import { type Allocation, isMoney, type Returned } from "#app/features/books/ledger/payment.ts";
import type { BookedKind } from "#app/features/books/book/bookings.ts";
import type { EntryKind } from "#app/features/taxes/tax/entries/tax-entry.ts";
import type { VatRow } from "#app/swiss/vat.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";

/** `amount` in Rappen, below 0 where a charge is ended. */
export interface BookEntry {
  kind: Exclude<BookedKind, EntryKind> | "payment" | "refund" | "fee";
  /** The charge or allocation that it comes from. */
  sourceId: string;
  paymentId: string | null;
  day: Day;
  amount: Rappen;
  /** The amount in the currency of the document. */
  original: number;
  /** For money: 1 where it is for a fee without VAT, which is income when it comes in. */
  of_fee: 0 | 1;
}

interface Accounted {
  /** False for drafts, cancelled and withdrawn documents, of which only money counts. */
  counts: boolean;
  document: { id: string; kind: "invoice" | "credit_note"; issueDate: Day; rounding: Rappen };
  charges: readonly Charge[];
  /** Skonto, losses and small rests; what is no turnover of them takes back the rounding of the total. */
  deductions: readonly { id: string; day: Day; amount: Rappen; vat: readonly VatRow[] }[];
  allocations: readonly Allocation[];
  returns: readonly Returned[];
}

/** What the ledger of a document brings into the journal beside its entries for VAT. */
export function bookEntriesOf({ counts, document, charges, deductions, ...settled }: Accounted): BookEntry[] {
  const rests = deductions.flatMap(({ id, day, amount, vat }) => {
    const rest = vat.reduce((sum, row) => sum - row.net - row.vat, amount);
    return roundingOf({ id, kind: "invoice", issueDate: day, rounding: 0 - rest });
  });
  const owed = [...roundingOf(document), ...rests, ...chargesWithoutVat(charges)];
  return [...(counts ? owed : []), ...moneyOf(settled)];
}

/** The rounding to 5 Rappen, which is no consideration. */
function roundingOf({ id, kind, issueDate: day, rounding }: Accounted["document"]): BookEntry[] {
  if (rounding === 0) return [];
  const isNote = kind === "credit_note";
  const amount = isNote ? -rounding : rounding;
  return [
    {
      kind: isNote ? "credit_rounding" : "total_rounding",
      sourceId: id,
      paymentId: null,
      day,
      amount,
      original: amount,
      of_fee: 0,
    },
  ];
}

function chargesWithoutVat(charges: readonly Charge[]): BookEntry[] {
  return charges
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
    });
}

function moneyOf({ allocations, returns }: Pick<Accounted, "allocations" | "returns">): BookEntry[] {
  return [
    ...[...allocations, ...returns].flatMap(settled),
    ...returns
      .filter(({ kind }) => isMoney(kind) || kind === "credit")
      .map((returned): BookEntry => {
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
