import type { Generated } from "kysely";

/**
 * The tables, as migrations leave them. Ids are UUIDv7 text, money integer Rappen, quantities thousandths, VAT tenths
 * of a percent, days `YYYY-MM-DD`, instants ISO UTC text, booleans 0/1, JSON text: the same SQL on both databases.
 */
export interface Schema {
  users: UsersTable;
  businesses: BusinessesTable;
  memberships: MembershipsTable;
  sessions: SessionsTable;
  email_tokens: EmailTokensTable;
  invoices: InvoicesTable;
  invoice_items: InvoiceItemsTable;
  invoice_counters: InvoiceCountersTable;
  invoice_pdfs: InvoicePdfsTable;
  payments: PaymentsTable;
  history: HistoryTable;
  jobs: JobsTable;
}

export interface UsersTable {
  id: string;
  /** Lower case. */
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string;
  language: string;
  marketing_opt_in: number;
  email_verified_at: string | null;
  accepted_terms_at: string;
  /** Campaign parameters and visit that led to the registration, JSON. */
  origin: string;
  created_at: string;
  updated_at: string;
}

export interface BusinessesTable {
  id: string;
  company_name: string;
  street: string;
  building_number: string;
  postal_code: string;
  city: string;
  country: string;
  vat_number: string;
  iban: string;
  qr_iban: string;
  plan: string;
  billing_period: string | null;
  /** `YYYY-MM` (Europe/Zurich) that the two counters count in. */
  usage_month: string;
  invoices_generated: number;
  edits_used: number;
  custom_invoice_prefix: string;
  created_at: string;
  updated_at: string;
}

export interface MembershipsTable {
  user_id: string;
  business_id: string;
  role: string;
}

export interface SessionsTable {
  /** SHA-256 of the token, hex. */
  id: string;
  user_id: string;
  /** `cookie` or `bearer`. */
  kind: string;
  user_agent: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

export interface EmailTokensTable {
  /** SHA-256 of the token, hex. */
  id: string;
  user_id: string;
  purpose: string;
  created_at: string;
  expires_at: string;
}

export interface InvoicesTable {
  id: string;
  business_id: string;
  number: string;
  /** `draft`, `sent` or `cancelled`; paid and overdue are derived. */
  state: string;
  language: string;
  subject: string;
  notes: string;
  issue_date: string;
  due_date: string;
  service_from: string;
  service_to: string;
  /** Snapshots, JSON. */
  sender: string;
  recipient: string;
  reference_type: string;
  reference: string;
  subtotal: number;
  vat_total: number;
  total: number;
  /** Day on which the payments reached the total, else null. */
  paid_on: string | null;
  /** Folded text that the search looks in. */
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
  /** Everything of the number before its running part. */
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

export interface PaymentsTable {
  id: string;
  invoice_id: string;
  amount: number;
  paid_on: string;
  source: string;
  bank_reference: string;
  reversed_at: string | null;
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
}

export interface JobsTable {
  id: string;
  name: string;
  /** A second job with the same key is not queued. */
  key: string | null;
  payload: string;
  /** `ready`, `running`, `done` or `dead`. */
  state: string;
  attempts: number;
  run_at: string;
  claimed_until: string | null;
  last_error: string;
  created_at: string;
  finished_at: string | null;
}
