import type { Generated } from "kysely";

export interface InvoicesTable {
  id: string;
  business_id: string;
  /** While that client exists; the recipient is a copy. */
  client_id: string | null;
  number: string;
  /** `draft`, `sent` or `cancelled`; paid and overdue are derived. */
  state: string;
  language: string;
  subject: string;
  purchase_order: Generated<string>;
  notes: string;
  issue_date: string;
  due_date: string;
  service_from: string;
  service_to: string;
  /** Snapshots, JSON. */
  sender: string;
  recipient: string;
  design: Generated<string>;
  reference_type: string;
  reference: string;
  subtotal: number;
  vat_total: number;
  total: number;
  /** Day on which allocations reached the total. */
  paid_on: string | null;
  /** Sum of the standing allocations. */
  settled: Generated<number>;
  sort_name: Generated<string>;
  search_text: string;
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
  total: number;
}

export interface InvoiceCountersTable {
  business_id: string;
  /** The number without its running part. */
  series: string;
  last: number;
}

export interface InvoicePdfsTable {
  invoice_id: string;
  language: string;
  sha256: string;
  bytes: Buffer;
  created_at: string;
}

export interface HistoryTable {
  id: string;
  business_id: string;
  invoice_id: string | null;
  user_id: string | null;
  event: string;
  data: string;
  at: string;
  /** An event with the same key is written once. */
  key: Generated<string | null>;
}

/** One row for each click on "send". */
export interface DeliveriesTable {
  id: string;
  business_id: string;
  invoice_id: string;
  user_id: string;
  /** The delivery that this is the sender's copy of; empty for the client's. */
  copy_of: string;
  /** Submitting the same version again sends nothing. */
  version: number;
  /** `queued`, `sending`, `sent`, `outbox` (written to a file, delivered to nobody), `failed` or `uncertain`. */
  state: string;
  recipient: string;
  /** A further recipient of the same message; empty without. */
  cc: Generated<string>;
  reply_to: string;
  subject: string;
  message: string;
  language: string;
  copy_to_me: number;
  /** `refused`, `deferred`, `unreachable` or `withdrawn`; else empty. */
  error_code: string;
  error_text: string;
  created_at: string;
  /** Written before the mail server is contacted. */
  attempted_at: string | null;
  finished_at: string | null;
}
