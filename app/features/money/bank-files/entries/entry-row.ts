import type { ReversalState } from "#app/features/money/bank-files/reversals/reversal-state.ts";
import type { RowInvoice } from "#app/features/money/payments/rows/payment-row.ts";
import type { PaymentState } from "#app/features/books/ledger/payment.ts";
import type { EntryList } from "./entry-list.ts";

export type EntryState = PaymentState | ReversalState;

/** An entry of a bank file as its list shows it: days and amounts are formatted. */
export interface EntryRow {
  statement: { number: string; day: string };
  /** The place in the statement, and of the transaction in a batch or else empty; from 1. */
  entry: number;
  part: string;
  day: string;
  amount: string;
  name: string;
  reference: string;
  text: string;
  list: EntryList;
  why: { key: string; amount: string };
  /** What it is now, where that is no longer what became of it when the file was read. */
  now: EntryState | "";
  invoices: RowInvoice[];
  /** Where a payment can still be assigned; empty otherwise. */
  assignableId: string;
  takenBack: ReversalState | "";
  /** The file that had reported it before; `isThis` for another document of the same upload. */
  earlier: { id: string; name: string; at: string; isThis: boolean } | null;
}
