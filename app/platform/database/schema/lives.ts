import type { Schema } from "#app/platform/database/schema.ts";

/** This many days or months after the instant in `column`; at that instant when neither is given. */
export interface Until {
  column: string;
  days?: number;
  months?: number;
  state?: string;
  /** Rows that never get this instant stay. */
  mayNeverCome?: true;
}

export interface RowLife {
  /** `stays`: for as long as the account, or the row that it belongs to. */
  overTime: "stays" | readonly Until[];
  /**
   * `removed`: at once. `downloadable`: with the link to all data. `with`: with a row of that table. `sealed`: as long
   * as the law requires (retention.ts). `anonymous`: holds nothing personal, or is removed when done.
   */
  onAccountEnd:
    | { removed: "business_id" | "user_id" }
    | { downloadable: "business_id" }
    | { with: keyof Schema }
    | { sealed: "invoice_id" | "business_id" | "its own purge" }
    | "anonymous";
}

/** The purge and the end of an account go by it; docs/operations.md says it in words. */
export const ROW_LIVES = {
  users: { overTime: "stays", onAccountEnd: { sealed: "its own purge" } },
  businesses: { overTime: "stays", onAccountEnd: { sealed: "its own purge" } },
  memberships: { overTime: "stays", onAccountEnd: { with: "businesses" } },
  invitations: { overTime: [{ column: "expires_at", days: 30 }], onAccountEnd: { removed: "business_id" } },
  comments: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  questions: { overTime: "stays", onAccountEnd: { with: "comments" } },
  handovers: { overTime: [{ column: "expires_at" }], onAccountEnd: { removed: "business_id" } },
  known_accounts: { overTime: "stays", onAccountEnd: { removed: "business_id" } },
  pending_account_changes: {
    overTime: [{ column: "expires_at" }],
    onAccountEnd: { removed: "business_id" },
  },
  subscriptions: { overTime: "stays", onAccountEnd: { with: "businesses" } },
  sessions: { overTime: [{ column: "expires_at" }], onAccountEnd: { removed: "user_id" } },
  email_tokens: { overTime: [{ column: "expires_at" }], onAccountEnd: { removed: "user_id" } },
  recovery_codes: { overTime: "stays", onAccountEnd: { removed: "user_id" } },
  passkeys: { overTime: "stays", onAccountEnd: { removed: "user_id" } },
  identities: { overTime: "stays", onAccountEnd: { removed: "user_id" } },
  security_events: { overTime: [{ column: "expires_at" }], onAccountEnd: { removed: "user_id" } },
  spent_challenges: { overTime: [{ column: "expires_at" }], onAccountEnd: "anonymous" },
  api_keys: {
    overTime: [{ column: "expires_at", days: 30, mayNeverCome: true }],
    onAccountEnd: { removed: "user_id" },
  },
  api_requests: {
    overTime: [{ column: "created_at", days: 30 }],
    onAccountEnd: { removed: "business_id" },
  },
  idempotency_keys: { overTime: [{ column: "expires_at" }], onAccountEnd: { removed: "user_id" } },
  oauth_clients: { overTime: [{ column: "expires_at" }], onAccountEnd: "anonymous" },
  oauth_codes: { overTime: [{ column: "expires_at" }], onAccountEnd: { removed: "user_id" } },
  oauth_connections: {
    overTime: [{ column: "expires_at", days: 30 }],
    onAccountEnd: { removed: "user_id" },
  },
  oauth_tokens: { overTime: [{ column: "expires_at" }], onAccountEnd: { with: "oauth_connections" } },
  calendar_feeds: { overTime: "stays", onAccountEnd: { removed: "user_id" } },
  desk_feeds: { overTime: "stays", onAccountEnd: { removed: "user_id" } },
  archive_links: { overTime: [{ column: "expires_at" }], onAccountEnd: { with: "businesses" } },
  clients: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  client_pages: { overTime: "stays", onAccountEnd: { removed: "business_id" } },
  client_proposals: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  templates: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  series: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  batches: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  batch_rows: { overTime: "stays", onAccountEnd: { with: "batches" } },
  series_runs: { overTime: "stays", onAccountEnd: { with: "series" } },
  services: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  catalogue_items: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  expenses: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  expense_receipts: {
    overTime: [{ column: "expires_at", mayNeverCome: true }],
    onAccountEnd: { sealed: "business_id" },
  },
  operator_acts: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  deletions: { overTime: "stays", onAccountEnd: { removed: "business_id" } },
  imports: { overTime: [{ column: "expires_at" }], onAccountEnd: { removed: "business_id" } },
  tasks: { overTime: [{ column: "expires_at" }], onAccountEnd: { removed: "business_id" } },
  webhook_endpoints: { overTime: "stays", onAccountEnd: { removed: "business_id" } },
  webhook_events: {
    overTime: [{ column: "created_at", days: 30 }],
    onAccountEnd: { removed: "business_id" },
  },
  webhook_deliveries: { overTime: "stays", onAccountEnd: { with: "webhook_events" } },
  webhook_attempts: { overTime: "stays", onAccountEnd: { with: "webhook_deliveries" } },
  invoices: { overTime: "stays", onAccountEnd: { sealed: "its own purge" } },
  invoice_items: { overTime: "stays", onAccountEnd: { sealed: "invoice_id" } },
  invoice_pdfs: { overTime: "stays", onAccountEnd: { sealed: "invoice_id" } },
  offers: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  offer_pdfs: { overTime: "stays", onAccountEnd: { with: "offers" } },
  offer_invoices: { overTime: "stays", onAccountEnd: { with: "offers" } },
  // Who paid is forgotten with what is downloadable (seal-business.server.ts).
  payments: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  refunds: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  invoice_charges: { overTime: "stays", onAccountEnd: { sealed: "invoice_id" } },
  payment_allocations: { overTime: "stays", onAccountEnd: { sealed: "invoice_id" } },
  vat_methods: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  tax_periods: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  tax_decisions: { overTime: "stays", onAccountEnd: { sealed: "invoice_id" } },
  tax_entries: { overTime: "stays", onAccountEnd: { sealed: "invoice_id" } },
  bookings: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  manual_bookings: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  book_heads: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  closed_days: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  corrected_bookings: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  journal_handovers: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  kept_results: { overTime: [{ column: "expires_at" }], onAccountEnd: { removed: "business_id" } },
  kept_pieces: { overTime: "stays", onAccountEnd: { with: "kept_results" } },
  result_turns: { overTime: "stays", onAccountEnd: { with: "businesses" } },
  // Counts for each business, and one for all; those of a business go with it (purge.server.ts).
  business_changes: { overTime: "stays", onAccountEnd: "anonymous" },
  missing_rates: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  exchange_rates: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  journal_vat_codes: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  journal_accounts: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  year_closings: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  payment_providers: { overTime: "stays", onAccountEnd: { removed: "business_id" } },
  online_payments: { overTime: "stays", onAccountEnd: { sealed: "invoice_id" } },
  payment_rules: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  bank_csv_files: { overTime: [{ column: "expires_at" }], onAccountEnd: { removed: "business_id" } },
  bank_files: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  kept_uploads: { overTime: [{ column: "expires_at" }], onAccountEnd: { removed: "business_id" } },
  bank_csv_mappings: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  bank_transactions: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  bank_reports: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  bank_entries: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  reminder_settings: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  reminder_letters: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  reminders: { overTime: "stays", onAccountEnd: { sealed: "invoice_id" } },
  deliveries: { overTime: "stays", onAccountEnd: { sealed: "invoice_id" } },
  history: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  public_views: { overTime: "stays", onAccountEnd: { downloadable: "business_id" } },
  invoice_counters: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  logos: { overTime: "stays", onAccountEnd: { sealed: "business_id" } },
  stripe_events: { overTime: [{ column: "received_at", days: 30 }], onAccountEnd: "anonymous" },
  analytics_events: { overTime: [{ column: "created_at", months: 12 }], onAccountEnd: "anonymous" },
  rate_limits: { overTime: [{ column: "window_end" }], onAccountEnd: "anonymous" },
  // An account's own go with it, by the mark of the account (kept-form.server.ts).
  kept_forms: { overTime: [{ column: "expires_at" }], onAccountEnd: "anonymous" },
  // Removed 30 days after the last document of its hash (storage/collect-orphans.server.ts).
  stored_objects: { overTime: "stays", onAccountEnd: "anonymous" },
  backups: { overTime: [{ column: "made_at", months: 12 }], onAccountEnd: "anonymous" },
  last_writes: { overTime: "stays", onAccountEnd: { with: "businesses" } },
  jobs: {
    overTime: [
      { column: "finished_at", days: 30, state: "done" },
      { column: "finished_at", days: 90, state: "dead" },
    ],
    onAccountEnd: "anonymous",
  },
} as const satisfies Record<keyof Schema, RowLife>;

type Lives = typeof ROW_LIVES;

export type PurgedTable = {
  [T in keyof Lives]: Lives[T]["overTime"] extends "stays" ? never : T;
}[keyof Lives];

export function untilOf(table: PurgedTable): readonly Until[] {
  return ROW_LIVES[table].overTime;
}

type EndingBy<K extends PropertyKey, V> = {
  [T in keyof Lives]: Lives[T]["onAccountEnd"] extends Readonly<Record<K, V>> ? T : never;
}[keyof Lives];

export type OwnTable =
  EndingBy<"removed", "business_id" | "user_id"> | EndingBy<"downloadable", "business_id"> | "history";

/** What refers to another table comes before it, so that no row takes many others with it. */
export function removedBy<C extends "business_id" | "user_id">(column: C): EndingBy<"removed", C>[] {
  const names: EndingBy<"removed", C>[] = namesWhere((end) => "removed" in end && end.removed === column);
  return names.toReversed();
}

export function downloadableBy(): EndingBy<"downloadable", "business_id">[] {
  const names: EndingBy<"downloadable", "business_id">[] = namesWhere((end) => "downloadable" in end);
  return names.toReversed();
}

export function sealedBy<C extends "invoice_id" | "business_id">(column: C): EndingBy<"sealed", C>[] {
  return namesWhere((end) => "sealed" in end && end.sealed === column);
}

type AccountEnd = Exclude<RowLife["onAccountEnd"], string>;

function namesWhere<T extends keyof Lives>(isWanted: (end: AccountEnd) => boolean): T[] {
  const names = Object.keys(ROW_LIVES) as T[];
  return names.filter((name) => {
    const end: RowLife["onAccountEnd"] = ROW_LIVES[name].onAccountEnd;
    return end !== "anonymous" && isWanted(end);
  });
}
