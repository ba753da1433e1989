import type { Payment } from "#app/features/books/ledger/payment.ts";
import type { EntryOutcome } from "./entries/entry-list.ts";
import type { BankTransaction } from "./read/bank-document.ts";

export interface TransactionResult {
  /** `waiting`: it takes money back, and somebody has to say of which payment. */
  outcome: EntryOutcome;
  /** A code: how it was matched, or why not. */
  reason: string;
  transaction: BankTransaction;
  payment: Payment | null;
  transactionId: string | null;
  /** The file that had reported it, or perhaps reported it, before. */
  earlierFileId: string | null;
}
