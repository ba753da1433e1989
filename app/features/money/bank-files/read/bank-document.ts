import type { LeftOutAs } from "#app/features/money/bank-files/entries/entry-list.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";

export interface BankDocument {
  name: string;
  /** `camt.052` is only looked at: nothing of it is booked or kept. */
  message: "camt.052" | "camt.053" | "camt.054" | "csv";
  /** `02`, `04` or `08`, by the namespace or the SIX profile; others as they are; empty when unknown. */
  version: string;
  messageId: string;
  /** The bank says that it sent this before. */
  isCopy: boolean;
  statements: BankStatement[];
}

export interface BankStatement {
  id: string;
  /** The account's IBAN without spaces; for accounts without IBAN what stands in `Othr/Id`. */
  account: string;
  /** The currency of the account; empty when the file does not say. */
  currency: string;
  /** Electronic sequence number; null without, for 999999 and for camt.054. */
  sequence: number | null;
  /** Empty when unknown, like all days here. */
  createdOn: Day;
  from: Day;
  to: Day;
  /** Booked incoming payments and payments taken back, in the order of the file. */
  transactions: BankTransaction[];
  /** The balances of what is booked; null where the file does not state them. May be negative. */
  balances: { opening: Rappen | null; closing: Rappen | null };
  /** All booked entries, those going out too; null once one has no amount in the account's currency. */
  booked: { credits: EntrySum; debits: EntrySum } | null;
  /** How many there are, and those of them, or of their transactions, that are no payment. */
  entries: number;
  leftOut: LeftOutEntry[];
  /** Entries that are not booked yet or concern money going out. */
  skipped: { pending: number; outgoing: number };
}

export interface LeftOutEntry {
  as: LeftOutAs;
  /** The place of the entry in the statement and of the transaction in the entry, from 0. */
  entryIndex: number;
  index: number;
  /** The amount in the smallest unit, below 0 for money going out. Null where the file states none that can be read. */
  amount: number | null;
  currency: string;
  day: Day;
  /** What the bank wrote about the entry. */
  text: string;
}

interface EntrySum {
  count: number;
  amount: Rappen;
}

export interface BankTransaction {
  /** `return`: an ordinary debit that returns a payment; the bank calls it no reversal. */
  kind: "credit" | "reversal" | "return";
  /** A CSV file proves nothing: what it says is proposed, never booked. */
  isFromCsv?: true;
  /** True for an entry of a camt.052 that the bank has not booked yet. */
  isPending?: true;
  /** What was booked, in the smallest unit of the account's currency. */
  amount: Rappen;
  currency: string;
  /** What the payer instructed, when in another currency, in its smallest unit. */
  instructed: { amount: number; currency: string } | null;
  paidOn: Day;
  valueDay: Day;
  bookedOn: Day;
  /**
   * Structured references without spaces, in upper case, QRR with 27 digits; then those found in texts with a right
   * check digit.
   */
  references: string[];
  /** What each of several structured remittances settles, or a single one that names more than its reference. */
  remittances: { reference: string; documentNumber: string; amount: Rappen | null }[];
  /** Everything that the payer or the bank wrote, joined with spaces, without bank codes like ?REJECT?0. */
  text: string;
  payerName: string;
  payerIban: string;
  /** The creditor's account, which for a batch of QR-bills is its QR-IBAN; empty when not stated. */
  creditorIban: string;
  /** Already deducted from the amount, and charged apart. */
  charges: { included: Rappen; apart: Rappen };
  uetr: string;
  transactionRef: string;
  entryRef: string;
  endToEndId: string;
  /** The place of the entry in the statement, from 0, skipped ones counted. */
  entryIndex: number;
  index: number;
  /** How many transactions the entry has in the file; 0 without details. */
  siblings: number;
  /**
   * `none`: a batch that came without its transactions. `incomplete`: they do not add up to the entry; nothing may be
   * booked from either.
   */
  details: "complete" | "incomplete" | "none";
}

/** Payments and what is left out, over all statements. */
export function countEntriesIn(documents: BankDocument[]): number {
  const statements = documents.flatMap((document) => document.statements);
  return statements.reduce((sum, { transactions, leftOut }) => sum + transactions.length + leftOut.length, 0);
}
