import type {
  ArchiveLinksTable,
  BusinessesTable,
  EmailTokensTable,
  IdentitiesTable,
  MembershipsTable,
  PasskeysTable,
  RecoveryCodesTable,
  SecurityEventsTable,
  SessionsTable,
  SpentChallengesTable,
  UsersTable,
} from "#app/platform/database/schema/accounts.ts";
import type { AnalyticsEventsTable } from "#app/platform/database/schema/analytics.ts";
import type {
  ApiKeysTable,
  ApiRequestsTable,
  CalendarFeedsTable,
  DeskFeedsTable,
  DeletionsTable,
  IdempotencyKeysTable,
  OAuthClientsTable,
  OAuthCodesTable,
  OAuthConnectionsTable,
  OAuthTokensTable,
} from "#app/platform/database/schema/api.ts";
import type {
  BackupsTable,
  JobsTable,
  KeptFormsTable,
  LastWritesTable,
  OperatorActsTable,
  RateLimitsTable,
  StoredObjectsTable,
  TasksTable,
} from "#app/platform/database/schema/background.ts";
import type { ServicesTable } from "#app/platform/database/schema/services.ts";
import type { CatalogueItemsTable } from "#app/platform/database/schema/catalogue.ts";
import type {
  ClientPagesTable,
  ClientProposalsTable,
  ClientsTable,
} from "#app/platform/database/schema/clients.ts";
import type {
  BookHeadsTable,
  BookingsTable,
  ClosedDaysTable,
  CorrectedBookingsTable,
  JournalHandoversTable,
  JournalVatCodesTable,
  ManualBookingsTable,
} from "#app/platform/database/schema/book.ts";
import type {
  BusinessChangesTable,
  KeptPiecesTable,
  KeptResultsTable,
  ResultTurnsTable,
} from "#app/platform/database/schema/kept-results.ts";
import type { ExpenseReceiptsTable, ExpensesTable } from "#app/platform/database/schema/expenses.ts";
import type { LogosTable } from "#app/platform/database/schema/design.ts";
import type { ImportsTable } from "#app/platform/database/schema/imports.ts";
import type {
  DeliveriesTable,
  HistoryTable,
  InvoiceCountersTable,
  InvoiceItemsTable,
  InvoicePdfsTable,
  InvoicesTable,
} from "#app/platform/database/schema/invoices.ts";
import type {
  OfferInvoicesTable,
  OfferPdfsTable,
  OffersTable,
} from "#app/platform/database/schema/offers.ts";
import type {
  OnlinePaymentsTable,
  PaymentProvidersTable,
} from "#app/platform/database/schema/online-payments.ts";
import type {
  BankCsvFilesTable,
  KeptUploadsTable,
  BankCsvMappingsTable,
  BankEntriesTable,
  BankFilesTable,
  BankReportsTable,
  BankTransactionsTable,
  InvoiceChargesTable,
  PaymentAllocationsTable,
  PaymentsTable,
  PaymentRulesTable,
  RefundsTable,
} from "#app/platform/database/schema/payments.ts";
import type { PublicViewsTable } from "#app/platform/database/schema/public-pages.ts";
import type {
  CommentsTable,
  QuestionsTable,
  HandoversTable,
  KnownAccountsTable,
  PendingAccountChangesTable,
  InvitationsTable,
} from "#app/platform/database/schema/seats.ts";
import type { BatchesTable, BatchRowsTable } from "#app/platform/database/schema/batches.ts";
import type { SeriesRunsTable, SeriesTable } from "#app/platform/database/schema/series.ts";
import type {
  ReminderLettersTable,
  RemindersTable,
  ReminderSettingsTable,
} from "#app/platform/database/schema/reminders.ts";
import type { StripeEventsTable, SubscriptionsTable } from "#app/platform/database/schema/subscriptions.ts";
import type {
  JournalAccountsTable,
  YearClosingsTable,
  ExchangeRatesTable,
  MissingRatesTable,
  TaxDecisionsTable,
  TaxEntriesTable,
  TaxPeriodsTable,
  VatMethodsTable,
} from "#app/platform/database/schema/tax.ts";
import type { TemplatesTable } from "#app/platform/database/schema/templates.ts";
import type {
  WebhookAttemptsTable,
  WebhookDeliveriesTable,
  WebhookEndpointsTable,
  WebhookEventsTable,
} from "#app/platform/database/schema/webhooks.ts";

/**
 * Ids are UUIDv7 text or SHA-256 in hex, money integer Rappen, quantities thousandths, VAT tenths of a percent, days
 * `YYYY-MM-DD`, instants ISO UTC text, booleans 0/1, JSON text: the same SQL on both databases.
 */
export interface Schema {
  users: UsersTable;
  businesses: BusinessesTable;
  memberships: MembershipsTable;
  invitations: InvitationsTable;
  handovers: HandoversTable;
  known_accounts: KnownAccountsTable;
  pending_account_changes: PendingAccountChangesTable;
  comments: CommentsTable;
  questions: QuestionsTable;
  sessions: SessionsTable;
  email_tokens: EmailTokensTable;
  subscriptions: SubscriptionsTable;
  stripe_events: StripeEventsTable;
  clients: ClientsTable;
  client_pages: ClientPagesTable;
  client_proposals: ClientProposalsTable;
  templates: TemplatesTable;
  series: SeriesTable;
  series_runs: SeriesRunsTable;
  batches: BatchesTable;
  batch_rows: BatchRowsTable;
  catalogue_items: CatalogueItemsTable;
  services: ServicesTable;
  expenses: ExpensesTable;
  expense_receipts: ExpenseReceiptsTable;
  invoices: InvoicesTable;
  invoice_items: InvoiceItemsTable;
  invoice_counters: InvoiceCountersTable;
  invoice_pdfs: InvoicePdfsTable;
  offers: OffersTable;
  offer_pdfs: OfferPdfsTable;
  offer_invoices: OfferInvoicesTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  payment_rules: PaymentRulesTable;
  payment_providers: PaymentProvidersTable;
  online_payments: OnlinePaymentsTable;
  payment_allocations: PaymentAllocationsTable;
  invoice_charges: InvoiceChargesTable;
  bank_files: BankFilesTable;
  kept_uploads: KeptUploadsTable;
  bank_csv_mappings: BankCsvMappingsTable;
  bank_csv_files: BankCsvFilesTable;
  bank_transactions: BankTransactionsTable;
  bank_reports: BankReportsTable;
  bank_entries: BankEntriesTable;
  reminder_settings: ReminderSettingsTable;
  reminder_letters: ReminderLettersTable;
  reminders: RemindersTable;
  deliveries: DeliveriesTable;
  public_views: PublicViewsTable;
  logos: LogosTable;
  history: HistoryTable;
  jobs: JobsTable;
  last_writes: LastWritesTable;
  rate_limits: RateLimitsTable;
  kept_forms: KeptFormsTable;
  backups: BackupsTable;
  recovery_codes: RecoveryCodesTable;
  passkeys: PasskeysTable;
  spent_challenges: SpentChallengesTable;
  identities: IdentitiesTable;
  security_events: SecurityEventsTable;
  archive_links: ArchiveLinksTable;
  api_keys: ApiKeysTable;
  api_requests: ApiRequestsTable;
  idempotency_keys: IdempotencyKeysTable;
  oauth_clients: OAuthClientsTable;
  oauth_codes: OAuthCodesTable;
  oauth_connections: OAuthConnectionsTable;
  oauth_tokens: OAuthTokensTable;
  calendar_feeds: CalendarFeedsTable;
  desk_feeds: DeskFeedsTable;
  webhook_endpoints: WebhookEndpointsTable;
  webhook_events: WebhookEventsTable;
  webhook_deliveries: WebhookDeliveriesTable;
  webhook_attempts: WebhookAttemptsTable;
  deletions: DeletionsTable;
  vat_methods: VatMethodsTable;
  tax_periods: TaxPeriodsTable;
  tax_decisions: TaxDecisionsTable;
  tax_entries: TaxEntriesTable;
  exchange_rates: ExchangeRatesTable;
  missing_rates: MissingRatesTable;
  bookings: BookingsTable;
  manual_bookings: ManualBookingsTable;
  book_heads: BookHeadsTable;
  closed_days: ClosedDaysTable;
  corrected_bookings: CorrectedBookingsTable;
  journal_handovers: JournalHandoversTable;
  journal_vat_codes: JournalVatCodesTable;
  journal_accounts: JournalAccountsTable;
  year_closings: YearClosingsTable;
  stored_objects: StoredObjectsTable;
  kept_results: KeptResultsTable;
  kept_pieces: KeptPiecesTable;
  result_turns: ResultTurnsTable;
  business_changes: BusinessChangesTable;
  imports: ImportsTable;
  tasks: TasksTable;
  analytics_events: AnalyticsEventsTable;
  operator_acts: OperatorActsTable;
}
