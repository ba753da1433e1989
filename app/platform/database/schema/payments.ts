import type { Generated } from "kysely";
import type { GeneratedJson, JsonColumn, NullableJson } from "#app/platform/database/json-column.ts";

/** `credit` and `withdrawn` of a credit note. */
type PaymentState = "booked" | "proposed" | "unassigned" | "ignored" | "reversed" | "credit" | "withdrawn";

/** An incoming payment, or the credit of a credit note under the credit note's id. */
export interface PaymentsTable {
  id: string;
  business_id: string;
  /** The client to whom the unallocated part belongs. */
  client_id: string | null;
  state: PaymentState;
  amount: number;
  /** The currency of `amount`, and of the invoices that it settles. */
  currency: Generated<"CHF" | "EUR">;
  /** Sum of its standing allocations without those of kind `rounding` and `skonto`. */
  allocated: Generated<number>;
  refunded: Generated<number>;
  paid_on: string;
  /** `import` with an invoice. */
  source: "manual" | "import" | "bank" | "stripe" | "credit_note";
  note: Generated<string>;
  payer_name: Generated<string>;
  payer_iban: Generated<string>;
  reference: Generated<string>;
  message: Generated<string>;
  /** The amount in the payer's own currency, in its smallest unit. */
  instructed_amount: Generated<number | null>;
  instructed_currency: Generated<string>;
  /** What banks kept back before the money arrived. */
  charges: Generated<number>;
  /** What the payment provider keeps of the amount; null where there is none, or nobody has said yet. */
  fee: Generated<number | null>;
  /** How it was paid: `card`, `twint` …, in the words of the provider or of who recorded it. */
  method: Generated<string>;
  /** Why it is proposed or unassigned, or how it was booked: a code. */
  reason: Generated<string>;
  /** 1 when a person confirmed the proposal as shown. */
  confirmed: Generated<number>;
  proposal: NullableJson;
  /** The payment rule by which it was booked or ignored. */
  rule_id: Generated<string | null>;
  bank_file_id: Generated<string | null>;
  search_text: Generated<string>;
  reversed_at: Generated<string | null>;
  /** The transaction of the bank that took it back. */
  reversed_by: Generated<string | null>;
  former_state: Generated<PaymentState | null>;
  created_at: string;
  /** Null for as long as nothing has changed since 0181 or its creation. */
  updated_at: Generated<string | null>;
}

/**
 * Settlements of invoices. Rows are only added: the amount due of an invoice is its total plus its charges, less the
 * sum of its allocations.
 */
export interface PaymentAllocationsTable {
  id: string;
  invoice_id: string;
  payment_id: string | null;
  /**
   * `payment` is of the rows, `credit` of a credit note, `rounding` a small difference that is let go.
   */
  kind: "payment" | "interest" | "reminder_fee" | "credit" | "rounding" | "skonto" | "write_off";
  amount: number;
  settled_on: string;
  note: Generated<string>;
  /** How much of it is net and VAT, by rate; empty for interest, fees without VAT, and money of older versions. */
  vat: GeneratedJson;
  /** The allocation that it takes back, all or in part; `amount` has the other sign then. */
  takes_back: Generated<string | null>;
  /**
   * Why it ends that one: entered wrongly, paid back, or taken back by the bank. Empty where it settles, or takes back
   * a loss on a day of its own.
   */
  ending: Generated<"" | "mistake" | "refund" | "reversal">;
  /** The transaction of the bank, or the credit note, for which it takes back. */
  ended_by: Generated<string | null>;
  /** 1 where it uses the client's credit. */
  of_credit: Generated<number>;
  created_at: string;
}

/** Interest and fees of reminders. Rows are only added: a negative one ends a charge. */
export interface InvoiceChargesTable {
  id: string;
  invoice_id: string;
  reminder_id: string;
  kind: "interest" | "reminder_fee";
  amount: number;
  charged_on: string;
  /**
   * `letter` and `claimed` add a charge. The others end what is still open of it: replaced by a later letter,
   * waived by a person, written off, withdrawn with the invoice or the letter, lapsed as money came in before the
   * letter, or moved from an older database.
   */
  reason:
    "letter" | "claimed" | "replaced" | "waived" | "written_off" | "withdrawn" | "paid_before" | "moved";
  /** The write-off that ended it, or whose undoing claims it again; else empty. */
  allocation_id: Generated<string>;
  /** How much of it is net and VAT, by rate. */
  vat: GeneratedJson;
  created_at: string;
}

export interface RefundsTable {
  id: string;
  business_id: string;
  payment_id: string;
  amount: number;
  refunded_on: string;
  note: Generated<string>;
  /** `manual`, or `stripe` for what Stripe tells of. */
  source: Generated<string>;
  /** `cash` for what was paid back from the cash box; all else left the bank account. */
  method: Generated<string>;
  /** The refund that had not been one; `amount` is below 0 then. */
  takes_back: Generated<string | null>;
  created_at: string;
}

export interface PaymentRulesTable {
  id: string;
  business_id: string;
  /** `payer`: payments from this account are this client's. `text`: such ones are never for an invoice. */
  kind: string;
  iban: Generated<string>;
  client_id: Generated<string | null>;
  text: Generated<string>;
  folded: Generated<string>;
  created_at: string;
}

export interface BankFilesTable {
  id: string;
  business_id: string;
  name: string;
  sha256: string;
  /** `reading` until all of it is written. */
  state: "reading" | "done" | "undone";
  /** Accounts, days and numbers. */
  statements: JsonColumn;
  counts: JsonColumn;
  /** How a CSV file was read; null for the bank's own files. */
  csv: NullableJson;
  created_at: string;
  undone_at: Generated<string | null>;
}

/** Transactions of the bank with the identifiers by which they are recognised in other files. */
export interface BankTransactionsTable {
  id: string;
  business_id: string;
  bank_file_id: string;
  /** The payment made from a credit, or the payment that a reversal took back. */
  payment_id: string | null;
  account: string;
  /** `credit`, `reversal`, or `return` for an ordinary debit that returns a payment. */
  kind: string;
  /** Empty for a credit; of one that takes money back `waiting`, `met` or `ignored`. */
  state: Generated<string>;
  amount: number;
  currency: string;
  value_day: string;
  reference: string;
  uetr: string;
  transaction_ref: string;
  entry_ref: string;
  /** The place of the transaction in its entry, from 0. */
  entry_place: number;
  /** Hash of day, amount, reference, payer and text. */
  content_key: string;
  /** `camt`, `csv` or `both`. */
  source: Generated<string>;
}

/** Saved mappings of CSV files, by headings and account. */
export interface BankCsvMappingsTable {
  id: string;
  business_id: string;
  /** Hash of the headings. */
  signature: string;
  account: string;
  /** `wise`, `revolut`, `neon`, `yuh`, or empty. */
  bank: string;
  headings: JsonColumn;
  mapping: JsonColumn;
  created_at: string;
  used_at: string;
}

/** An uploaded CSV file that waits for its mapping to be confirmed; its content is stored only until then. */
export interface BankCsvFilesTable {
  id: string;
  business_id: string;
  name: string;
  sha256: string;
  content: JsonColumn;
  bank_file_id: Generated<string | null>;
  created_at: string;
  expires_at: string;
}

/** A bank file as it was uploaded, compressed, until a task has taken it in. */
export interface KeptUploadsTable {
  id: string;
  business_id: string;
  bank_file_id: string;
  name: string;
  bytes: Buffer;
  expires_at: string;
}

/** What one bank file says of one transaction. */
export interface BankReportsTable {
  id: string;
  business_id: string;
  bank_file_id: string;
  transaction_id: string;
  facts: JsonColumn;
}

/** The outcome of an entry of a bank file, or of one transaction of a batch. */
export interface BankEntriesTable {
  id: string;
  business_id: string;
  bank_file_id: string;
  /** The place in the file, of the entry in the statement, and of the transaction in the entry, all from 0. */
  statement: number;
  entry: number;
  part: number;
  /** Among those of the same outcome in the file, from 0. */
  place: number;
  outcome:
    | "booked"
    | "proposed"
    | "unassigned"
    | "ignored"
    | "known"
    | "reversed"
    | "waiting"
    | "without_details"
    | "incomplete"
    | "outgoing"
    | "pending"
    | "nothing";
  reason: string;
  day: string;
  /** Negative going out; null where the file states none that can be read. */
  amount: number | null;
  currency: string;
  /** Empty where a transaction is kept, whose report says them. */
  name: Generated<string>;
  reference: Generated<string>;
  text: Generated<string>;
  transaction_id: string | null;
  /** The file that had reported the transaction before. */
  earlier_file_id: string | null;
}
