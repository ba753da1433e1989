import type { Generated } from "kysely";
import type { GeneratedJson, JsonColumn } from "#app/platform/database/json-column.ts";

/** What templates keep as well. */
export interface ContentColumns {
  subject: string;
  purchase_order: Generated<string>;
  project: Generated<string>;
  notes: string;
  discount: Generated<string>;
  skonto: Generated<string>;
  /** 1 or 0. */
  prices_include_vat: Generated<number>;
  currency: Generated<"CHF" | "EUR">;
  slip: Generated<"standard" | "without_amount" | "without_debtor" | "donation" | "notification">;
}

export interface InvoicesTable extends ContentColumns {
  id: string;
  business_id: string;
  /** The client, while it exists; `recipient` is a copy. */
  client_id: string | null;
  /** The client's address when this was written, to tell a correction from a typed address; null where not known. */
  client_email: Generated<string | null>;
  kind: Generated<"invoice" | "credit_note">;
  /** The invoice that a credit note corrects. */
  corrects_invoice_id: Generated<string | null>;
  /** Snapshot of the corrected invoice, for the paper of a credit note. */
  corrects: GeneratedJson;
  number: string;
  /** Paid and overdue are derived. */
  state: "draft" | "sent" | "credited" | "written_off" | "cancelled" | "issued" | "withdrawn";
  language: string;
  issue_date: string;
  due_date: string;
  service_from: string;
  service_to: string;
  /** Snapshots. */
  sender: JsonColumn;
  recipient: JsonColumn;
  design: GeneratedJson;
  reference_type: "NON" | "QRR" | "SCOR";
  reference: string;
  subtotal: number;
  vat_total: number;
  /** The rounding to 5 Rappen; part of the total. */
  rounding: Generated<number>;
  /** The highest rate first; empty for documents of older versions, where they follow from the rows. */
  vat_rows: GeneratedJson;
  total: number;
  /** On a final invoice: the part invoices that it deducts; empty for others. */
  deductions: GeneratedJson;
  /** On a deposit: the draft that it is asked for on; null for others, and for a part of an offer. */
  deposit_of: string | null;
  /** On a deposit: hundredths of a percent, 0 where an amount was asked for; null for others. */
  deposit_percent: number | null;
  /** Day on which allocations reached the total. */
  paid_on: string | null;
  /** Sum of the standing allocations. */
  settled: Generated<number>;
  /** Sum of its charges: interest and fees of reminders. */
  charged: Generated<number>;
  /** The level of the last reminder; its day is null without one and while it is a draft. */
  reminded_level: Generated<number>;
  reminded_on: Generated<string | null>;
  reminders_paused_until: Generated<string | null>;
  /** The client promised to pay by that day. */
  promised_on: Generated<string | null>;
  /** Empty where the client disputes nothing. */
  disputed_note: Generated<string>;
  /** Version of the client's link; 0 before the first, raised to end one. */
  public_version: Generated<number>;
  /** The last day of the link; null without one. */
  public_until: Generated<string | null>;
  sort_name: Generated<string>;
  search_text: string;
  external_id: Generated<string>;
  /** Within which no other record of the business has its `external_id`; empty where one may. */
  unique_as: Generated<"" | "invoice" | "credit_note">;
  metadata: GeneratedJson;
  /** CHF for 1 EUR as it was typed, in hundred-thousandths; 0 for the rate of the month. */
  exchange_rate: Generated<number>;
  version: Generated<number>;
  archived_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface InvoiceItemsTable {
  invoice_id: string;
  position: number;
  description: string;
  quantity: number;
  unit: string;
  unit_price: number;
  vat_rate: number;
  zero_rate_reason: Generated<"" | "export" | "abroad" | "exempt">;
  discount: Generated<string>;
  details: Generated<string>;
  /** After the discount. */
  total: number;
  /** On a credit note: the row of the invoice that it corrects, from 0. */
  corrects_position: Generated<number | null>;
}

export interface InvoiceCountersTable {
  business_id: string;
  /** The number without its running part. */
  series: string;
  /** The last that was given. */
  last: number;
  /** The least that comes next, as a person or an import wants it. */
  next: Generated<number>;
  /** Null for the usual ones of the kind. */
  digits: Generated<number | null>;
}

export interface InvoicePdfsTable {
  invoice_id: string;
  language: string;
  sha256: string;
  bytes: Buffer;
  in_store: Generated<number>;
  /** 1 where its XML is inside. */
  e_invoice: Generated<number>;
  /** 1 where it says that it is paid, without a payment part. */
  is_receipt: Generated<number>;
  created_at: string;
}

export interface HistoryTable {
  id: string;
  business_id: string;
  invoice_id: string | null;
  offer_id: Generated<string | null>;
  user_id: string | null;
  event: string;
  data: JsonColumn;
  at: string;
  /** An event with the same key is written once. */
  key: Generated<string | null>;
}

/** One row for each click on "send". */
export interface DeliveriesTable {
  id: string;
  business_id: string;
  /** The e-mail is about either an invoice or an offer. */
  invoice_id: string | null;
  offer_id: Generated<string | null>;
  user_id: string;
  /** The delivery that this is the sender's copy of; empty for the client's. */
  copy_of: string;
  /** Empty for the invoice itself. */
  reminder_id: Generated<string>;
  /** The letter about several invoices, of which `invoice_id` is one; else empty. */
  letter_id: Generated<string>;
  /** Submitting the same version again sends nothing. */
  version: number;
  /** `outbox`: written to a file, delivered to nobody. */
  state: "queued" | "sending" | "sent" | "outbox" | "failed" | "uncertain";
  /** One address, or several as `addressesOf` reads them. */
  recipient: string;
  /** Further recipients of the same message; empty without. */
  cc: Generated<string>;
  /** Who of both is known to have it. */
  delivered_to: Generated<string>;
  reply_to: string;
  subject: string;
  message: string;
  language: string;
  copy_to_me: number;
  /** `refused`, `copy_refused`, `deferred`, `unreachable`, `undone`, or why it was held back; or empty. */
  error_code: string;
  error_text: string;
  created_at: string;
  /** Written before the mail server is contacted. */
  attempted_at: string | null;
  finished_at: string | null;
}
