import type { Schema } from "#app/platform/database/schema.ts";
import { accountMark } from "#app/platform/auth/known-device.server.ts";
import { sha256Of, STORED_CALL, STORED_FORM_PATH, STORED_USER, storedId } from "./stored-ids.ts";

export type Row = Record<string, unknown>;

export const STORED_TOTAL = 10_810;
export const STORED_PDF = Buffer.from("%PDF-1.7 of an earlier version");

const PAPER = { bytes: STORED_PDF, sha256: sha256Of(STORED_PDF), language: "de" };
const { key, path, body } = STORED_CALL;

/** One for each row that a table is to have; other columns have the default of the schema, or what fits their type. */
export const KNOWN_ROWS: Partial<Record<keyof Schema, Row[]>> = {
  users: [
    {
      email: STORED_USER.email,
      first_name: STORED_USER.firstName,
      last_name: STORED_USER.lastName,
      phone: "+41791234567",
      language: "de",
      email_verified_at: "2026-11-01T08:00:00.000Z",
    },
  ],
  businesses: [
    {
      company_name: "Muster GmbH",
      street: "Marktgasse",
      building_number: "28",
      postal_code: "9400",
      city: "Rorschach",
      country: "CH",
      vat_number: "",
      iban: "CH9300762011623852957",
      qr_iban: "",
      plan: "pro",
      usage_month: "2026-11",
      custom_invoice_prefix: "",
      search_name: "muster gmbh",
    },
  ],
  subscriptions: [{ status: "", period: "" }],
  sessions: [{ kind: "bearer", expires_at: "2027-11-21T08:00:00.000Z" }],
  clients: [{ language: "de", external_id: "K-17" }],
  templates: [{ language: "fr", term_days: 20 }],
  series: [{ state: "paused", mode: "draft", next_on: null }],
  batches: [{ act: "draft", way: "email", status: "done" }],
  batch_rows: [{ state: "drafted", todo: 0 }],
  series_runs: [{ state: "invoiced", planned_on: "2026-01-31" }],
  services: [{ day: "2026-11-03", invoice_id: null }],
  catalogue_items: [{ vat_class: "normal" }],
  expenses: [{ category: "office", day: "2026-10-07" }],
  expense_receipts: [{ type: "application/pdf", expense_id: null, expires_at: "2027-11-21T08:00:00.000Z" }],
  invoices: [
    {
      number: "INV-2026-0001",
      state: "sent",
      language: "de",
      subject: "Konzept",
      issue_date: "2026-11-01",
      due_date: "2026-12-01",
      service_from: "",
      service_to: "",
      reference_type: "NON",
      reference: "",
      subtotal: 10_000,
      vat_total: 810,
      total: STORED_TOTAL,
      paid_on: "2026-11-10",
      settled: STORED_TOTAL,
      search_text: "inv-2026-0001\nkulturhaus obertor",
      sort_name: "kulturhaus obertor",
    },
  ],
  invoice_items: [{ position: 0, quantity: 1000, unit_price: 10_000, vat_rate: 81, total: 10_000 }],
  invoice_counters: [{ series: "INV-2026-", last: 1 }],
  invoice_pdfs: [PAPER],
  offers: [
    {
      number: "OFF-2026-0001",
      state: "sent",
      language: "de",
      issue_date: "2026-11-01",
      valid_until: "2026-12-01",
      total: 9_729,
    },
  ],
  offer_pdfs: [PAPER],
  offer_invoices: [{ kind: "part", percent: 5_000 }],
  payments: [
    {
      state: "booked",
      amount: STORED_TOTAL,
      allocated: STORED_TOTAL,
      paid_on: "2026-11-10",
      source: "manual",
      bank_reference: "",
    },
  ],
  payment_allocations: [{ kind: "payment", amount: STORED_TOTAL, settled_on: "2026-11-10" }],
  invoice_charges: [{ kind: "reminder_fee", amount: 0, charged_on: "2026-11-05", reason: "letter" }],
  refunds: [{ amount: 0, refunded_on: "2026-11-12", reversed_at: "2026-11-13T08:00:00.000Z" }],
  payment_providers: [{ provider: "stripe", mode: "own_key", state: "off" }],
  online_payments: [{ provider: "stripe", state: "paid", amount: STORED_TOTAL }],
  bank_files: [{ state: "done" }],
  bank_transactions: [
    {
      kind: "credit",
      amount: STORED_TOTAL,
      currency: "CHF",
      value_day: "2026-11-10",
      reference: "RF18539007547034",
    },
  ],
  reminder_settings: [{ mode: "off", hour: 8 }],
  reminders: [{ ...PAPER, state: "sent", created_on: "2026-11-05", due_until: "2026-11-15" }],
  deliveries: [{ state: "sent", copy_of: "", offer_id: null, language: "de" }],
  history: [
    { invoice_id: storedId("invoices"), user_id: STORED_USER.id, event: "invoice.created", offer_id: null },
  ],
  jobs: [{ name: "account.verification_email", state: "running" }],
  tasks: [{ kind: "reminders", state: "running" }],
  logos: [{ type: "image/png" }],
  api_keys: [{ access: "full" }],
  security_events: [{ kind: "seat_taken", business_id: storedId("businesses"), used_at: null }],
  idempotency_keys: [
    {
      id: sha256Of(`${storedId("businesses")} ${key}`),
      fingerprint: sha256Of(`POST ${path}\n${body}`),
      state: "done",
    },
  ],
  webhook_endpoints: [{ is_active: 0 }],
  webhook_events: [{ type: "invoice.created" }],
  webhook_deliveries: [{ state: "delivered" }],
  webhook_attempts: [{ outcome: "ok" }],
  kept_forms: [{ owner: accountMark(STORED_USER.id), path: STORED_FORM_PATH }],
  imports: [
    { kind: "clients", result: null },
    { kind: "clients", content: "", mapping: null },
  ],
};
