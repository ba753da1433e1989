create table users (
  id text primary key, email text not null unique, password_hash text not null, first_name text not null,
  last_name text not null, phone text not null, language text not null, marketing_opt_in integer not null,
  email_verified_at text, accepted_terms_at text not null, origin text not null, created_at text not null,
  updated_at text not null, totp_secret text, totp_enabled_at text, totp_last_step bigint default 0 not null,
  deleted_at text, access_version integer default 0 not null
);
create index users_by_email on users (email collate "C", id);

create table businesses (
  id text primary key, company_name text not null, street text not null, building_number text not null,
  postal_code text not null, city text not null, country text not null, vat_number text not null,
  iban text not null, qr_iban text not null, plan text not null, billing_period text,
  usage_month text not null, invoices_generated integer not null, edits_used integer not null,
  custom_invoice_prefix text not null, created_at text not null, updated_at text not null, sealed_until text,
  design text default '{}' not null, reference_on_every_invoice integer default 0 not null,
  first_day_skipped integer default 0 not null, texts text default '{}' not null,
  bank_accounts text default '[]' not null, credit_note_prefix text default '' not null,
  rounds_to_five bigint default 0 not null, sandbox_of text, public_pages integer default 1 not null,
  counts_views integer default 1 not null, offer_prefix text default '' not null, disabled_at text,
  search_name text default '' not null, rest_counts_as_paid integer default 1 not null,
  accent text default '' not null, shows_made_with integer default 1 not null,
  clock_days integer default 0 not null, unique_external_ids integer default 0 not null,
  closed_years text default '' not null, billing_information integer default 1 not null,
  e_invoices text default 'abroad' not null, eur_invoices integer default 0 not null, moved_to text,
  moved_at text
);
create index businesses_sealed on businesses (sealed_until);
create unique index businesses_sandbox on businesses (sandbox_of) where sealed_until is null;
create index businesses_by_name on businesses (search_name collate "C", id);
create index businesses_clock_days on businesses (clock_days);

create table memberships (
  user_id text not null references users (id) on delete cascade,
  business_id text not null references businesses (id) on delete cascade, role text not null,
  created_at text default '' not null, last_used_at text default '' not null, paused_at text,
  constraint memberships_pk primary key (user_id, business_id)
);
create index memberships_business on memberships (business_id);

create table sessions (
  id text primary key, user_id text not null references users (id) on delete cascade, kind text not null,
  user_agent text not null, created_at text not null, last_seen_at text not null, expires_at text not null,
  client_ip text default '' not null, business_id text default '' not null
);
create index sessions_user on sessions (user_id);
create index sessions_end on sessions (expires_at);

create table email_tokens (
  id text primary key, user_id text not null references users (id) on delete cascade, purpose text not null,
  created_at text not null, expires_at text not null, new_email text default '' not null,
  constraint email_tokens_newest unique (user_id, purpose)
);
create index email_tokens_end on email_tokens (expires_at);

create table clients (
  id text primary key, business_id text not null references businesses (id), name text not null,
  contact text not null, email text not null, phone text not null, street text not null,
  building_number text not null, postal_code text not null, city text not null, country text not null,
  vat_number text not null, language text not null, sort_name text not null, search_text text not null,
  version integer default 1 not null, created_at text not null, updated_at text not null,
  never_remind integer default 0 not null, external_id text default '' not null,
  metadata text default '{}' not null, unique_as text default '' not null, ebill_id text default '' not null,
  e_invoice text default 'default' not null
);
create index clients_by_name on clients (business_id, sort_name collate "C", id);
create index clients_external_id on clients (business_id, external_id);
create unique index clients_unique_external_id on clients (business_id, unique_as, external_id) where
  unique_as <> '';

create table invoices (
  id text primary key, business_id text not null references businesses (id), number text not null,
  state text not null, language text not null, subject text not null, notes text not null,
  issue_date text not null, due_date text not null, service_from text not null, service_to text not null,
  sender text not null, recipient text not null, reference_type text not null, reference text not null,
  subtotal bigint not null, vat_total bigint not null, total bigint not null, paid_on text,
  search_text text not null, version integer default 1 not null, archived_at text, created_at text not null,
  updated_at text not null, client_id text references clients (id) on delete set null,
  sort_name text default '' not null, design text default '{}' not null,
  purchase_order text default '' not null, settled bigint default 0 not null,
  kind text default 'invoice' not null, corrects_invoice_id text references invoices (id) on delete set null,
  corrects text default '' not null, discount text default '' not null, skonto text default '' not null,
  vat_rows text default '' not null, prices_include_vat bigint default 0 not null,
  rounding bigint default 0 not null, reminded_level integer default 0 not null, reminded_on text,
  reminders_paused_until text, disputed_note text default '' not null, external_id text default '' not null,
  metadata text default '{}' not null, public_version integer default 0 not null, public_until text,
  deductions text default '' not null, charged bigint default 0 not null, promised_on text,
  unique_as text default '' not null, tax_version integer default -1 not null,
  currency text default 'CHF' not null, exchange_rate integer default 0 not null,
  slip text default 'standard' not null, constraint invoices_number unique (business_id, number)
);
create index invoices_reference on invoices (business_id, reference);
create index invoices_client on invoices (client_id);
create index invoices_due on invoices (state, due_date);
create index invoices_open_sort_name on invoices (business_id, sort_name, due_date, id) where state = 'sent'
  and paid_on is null;
create index invoices_open_client_id on invoices (business_id, client_id, due_date, id) where state = 'sent'
  and paid_on is null;
create index invoices_corrects on invoices (corrects_invoice_id) where corrects_invoice_id is not null;
create index invoices_reminded on invoices (business_id, reminded_level, reminded_on, due_date, id) where
  paid_on is null;
create index invoices_external_id on invoices (business_id, external_id);
create index invoices_promised on invoices (business_id, promised_on) where promised_on is not null;
create index invoices_open_due on invoices (business_id, due_date, id) where state = 'sent' and paid_on is
  null;
create unique index invoices_unique_external_id on invoices (business_id, unique_as, external_id) where
  unique_as <> '';
create index invoices_tax_behind on invoices (business_id, id) where tax_version <> version;
create index invoices_eur on invoices (business_id, id) where currency = 'EUR';
create index invoices_newest on invoices (business_id, issue_date, id, archived_at, state, paid_on, due_date,
  total, settled, kind, charged, currency);
-- on SQLite
create index invoices_search on invoices (business_id, issue_date, id, archived_at, kind, state, reference,
  total, currency, search_text);
-- on Postgres
create index invoices_search on invoices (business_id, issue_date, id, archived_at, kind, state, paid_on,
  due_date, reference, total, currency, search_text) where (octet_length(search_text) > 2000)::int <> 1;
-- on Postgres
create index invoices_long_search on invoices (business_id, issue_date, id)
  where (octet_length(search_text) > 2000)::int = 1;
create index invoices_drafts on invoices (business_id, due_date, id) where state = 'draft';

create table invoice_items (
  invoice_id text not null references invoices (id) on delete cascade, position integer not null,
  description text not null, quantity bigint not null, unit text not null, unit_price bigint not null,
  vat_rate integer not null, total bigint not null, discount text default '' not null,
  corrects_position bigint, details text default '' not null, zero_rate_reason text default '' not null,
  constraint invoice_items_pk primary key (invoice_id, position)
);

create table invoice_counters (
  business_id text not null references businesses (id), series text not null, last integer not null,
  constraint invoice_counters_pk primary key (business_id, series)
);

create table invoice_pdfs (
  invoice_id text not null references invoices (id), language text not null, sha256 text not null,
  bytes bytea not null, created_at text not null, in_store integer default 0 not null,
  e_invoice integer default 0 not null, constraint invoice_pdfs_pk primary key (invoice_id, language)
);
create index invoice_pdfs_in_store on invoice_pdfs (in_store, sha256);

create table history (
  id text primary key, business_id text not null references businesses (id), invoice_id text, user_id text,
  event text not null, data text not null, at text not null, key text, offer_id text
);
create index history_invoice on history (invoice_id, id);
create unique index history_key on history (key);
create index history_offer on history (offer_id, id) where offer_id is not null;
create index history_audit on history (business_id, at, id);
create index history_person on history (business_id, user_id, at, id);

create table jobs (
  id text primary key, name text not null, key text unique, payload text not null, state text not null,
  attempts integer not null, run_at text not null, claimed_until text, last_error text not null,
  created_at text not null, finished_at text, business_id text default '' not null
);
create index jobs_due on jobs (state, run_at);
create index jobs_finished on jobs (state, finished_at);
create index jobs_turns on jobs (state, business_id, run_at, id);

create table rate_limits (
  id text primary key, window_end text not null, count integer not null
);
create index rate_limits_end on rate_limits (window_end);

create table recovery_codes (
  id text primary key, user_id text not null references users (id) on delete cascade
);
create index recovery_codes_user on recovery_codes (user_id);

create table archive_links (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  expires_at text not null
);
create index archive_links_end on archive_links (expires_at);
create index archive_links_business on archive_links (business_id);

create table logos (
  business_id text not null references businesses (id), sha256 text not null, type text not null,
  width integer not null, height integer not null, bytes bytea not null, created_at text not null,
  constraint logos_pk primary key (business_id, sha256)
);

create table subscriptions (
  business_id text primary key references businesses (id) on delete cascade,
  customer_id text not null unique, subscription_id text not null, item_id text not null,
  status text not null, period text not null, current_period_end text, ends_at text, past_due_since text,
  asked integer not null, answered integer not null, synced_at text not null, created_at text not null
);

create table stripe_events (
  id text primary key, type text not null, customer_id text not null, received_at text not null,
  processed_at text
);
create index stripe_events_received on stripe_events (received_at);
create index stripe_events_customer on stripe_events (customer_id);

create table api_keys (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  user_id text not null references users (id) on delete cascade, secret_hash text not null unique,
  hint text not null, name text not null, access text not null, expires_on text, last_used_at text,
  created_at text not null, mode text default 'live' not null, scopes text default '' not null,
  expires_at text, replaced_by text
);
create index api_keys_business on api_keys (business_id);
create index api_keys_user on api_keys (user_id);
create index api_keys_end on api_keys (expires_at);

create table idempotency_keys (
  id text primary key, user_id text not null references users (id) on delete cascade,
  fingerprint text not null, run text not null, state text not null, answer text not null,
  claimed_until text not null, expires_at text not null
);
create index idempotency_keys_user on idempotency_keys (user_id);
create index idempotency_keys_end on idempotency_keys (expires_at);

create table webhook_endpoints (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  url text not null, events text not null, is_active integer not null, secret text not null,
  previous_secret text, previous_until text, failing_since text, switched_off_at text,
  created_at text not null, updated_at text not null
);
create index webhook_endpoints_business on webhook_endpoints (business_id);

create table webhook_events (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  type text not null, body text not null, created_at text not null
);
create index webhook_events_created on webhook_events (created_at);
create index webhook_events_in_order on webhook_events (business_id, id, created_at, type);

create table webhook_deliveries (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  endpoint_id text not null references webhook_endpoints (id) on delete cascade,
  event_id text not null references webhook_events (id) on delete cascade, state text not null, run text,
  attempts integer not null, next_at text, created_at text not null
);
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, id);
create index webhook_deliveries_business on webhook_deliveries (business_id);
create index webhook_deliveries_event on webhook_deliveries (event_id);

create table webhook_attempts (
  id text primary key, delivery_id text not null references webhook_deliveries (id) on delete cascade,
  at text not null, status_code integer, outcome text not null, extract text not null,
  duration_ms integer not null, request text default '' not null
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id);

create table templates (
  id text primary key, business_id text not null references businesses (id), name text not null,
  name_key text not null, sort_name text not null, client_id text references clients (id) on delete set null,
  language text not null, subject text not null, notes text not null, term_days integer not null,
  items text not null, version integer default 1 not null, created_at text not null,
  updated_at text not null, purchase_order text default '' not null, discount text default '' not null,
  skonto text default '' not null, prices_include_vat bigint default 0 not null,
  currency text default 'CHF' not null, slip text default 'standard' not null
);
create unique index templates_name on templates (business_id, name_key);
create index templates_client on templates (client_id);
create index templates_by_name on templates (business_id, sort_name collate "C", id);

create table imports (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  kind text not null, content text not null, mapping text, result text, created_at text not null,
  expires_at text not null
);
create index imports_business on imports (business_id);
create index imports_end on imports (expires_at);

create table analytics_events (
  id text primary key, type text not null, path text not null, referrer text not null,
  language text not null, session_id text, analytics integer not null, marketing integer not null,
  preferences integer not null, created_at text not null
);
create index analytics_events_end on analytics_events (created_at);
create index analytics_events_session on analytics_events (session_id);

create table kept_forms (
  id text primary key, owner text not null, path text not null, form text not null, sealed text not null,
  expires_at text not null
);
create index kept_forms_owner on kept_forms (owner, expires_at);
create index kept_forms_end on kept_forms (expires_at);

create table backups (
  id text primary key, made_at text not null
);
create index backups_made on backups (made_at);

create table payments (
  id text primary key, business_id text not null references businesses (id),
  client_id text references clients (id) on delete set null, state text not null, amount bigint not null,
  allocated bigint default 0 not null, paid_on text not null, source text not null,
  note text default '' not null, payer_name text default '' not null, payer_iban text default '' not null,
  reference text default '' not null, message text default '' not null, instructed_amount bigint,
  instructed_currency text default '' not null, charges bigint default 0 not null,
  reason text default '' not null, proposal text, bank_file_id text, search_text text default '' not null,
  reversed_at text, reversed_by text, former_state text, created_at text not null,
  refunded bigint default 0 not null, fee bigint, method text default '' not null, rule_id text,
  confirmed integer default 0 not null, currency text default 'CHF' not null
);
create index payments_state on payments (business_id, state, paid_on, id, amount);
create index payments_client on payments (client_id, business_id, paid_on, id);
create index payments_payer on payments (business_id, payer_iban, state, client_id);
create index payments_file on payments (bank_file_id, business_id, paid_on, id, state);
create index payments_rule on payments (rule_id) where rule_id is not null;
create index payments_journal on payments (business_id, paid_on, id);
create index payments_with_fee on payments (business_id, paid_on, id) where fee > 0;
create index payments_newest on payments (business_id, paid_on, id, amount, state, currency);

create table payment_allocations (
  id text primary key, invoice_id text not null references invoices (id),
  payment_id text references payments (id), kind text not null, amount bigint not null,
  settled_on text not null, reversed_at text, reversed_by text, created_at text not null,
  note text default '' not null, vat text default '' not null, returned integer default 0 not null,
  returned_on text default '' not null, of_credit integer default 0 not null
);
create index payment_allocations_invoice on payment_allocations (invoice_id);
create index payment_allocations_payment on payment_allocations (payment_id);

create table bank_files (
  id text primary key, business_id text not null references businesses (id), name text not null,
  sha256 text not null, state text not null, statements text not null, counts text not null,
  created_at text not null, undone_at text, csv text
);
create index bank_files_business on bank_files (business_id, id);
create index bank_files_content on bank_files (business_id, sha256, state, id);

create table bank_transactions (
  id text primary key, business_id text not null references businesses (id),
  bank_file_id text not null references bank_files (id) on delete cascade,
  payment_id text references payments (id), account text not null, kind text not null,
  amount bigint not null, currency text not null, value_day text not null, reference text not null,
  uetr text not null, transaction_ref text not null, entry_ref text not null, entry_place integer not null,
  content_key text not null, state text default '' not null, source text default 'camt' not null
);
create index bank_transactions_uetr on bank_transactions (business_id, uetr);
create index bank_transactions_transaction_ref on bank_transactions (business_id, transaction_ref, reference);
create index bank_transactions_entry_ref on bank_transactions (business_id, entry_ref, entry_place);
create index bank_transactions_content_key on bank_transactions (business_id, content_key);
create index bank_transactions_reference on bank_transactions (business_id, reference, amount) where reference
  <> '';
create index bank_transactions_file on bank_transactions (bank_file_id);
create index bank_transactions_payment on bank_transactions (payment_id);
create index bank_transactions_state on bank_transactions (business_id, state, id) where state <> '';
create index bank_transactions_near on bank_transactions (business_id, account, amount, value_day);
create index bank_transactions_csv on bank_transactions (business_id, account, amount, value_day) where source
  = 'csv';
create index bank_transactions_back on bank_transactions (business_id, value_day, payment_id) where kind <>
  'credit';
create index bank_transactions_waiting on bank_transactions (business_id, account, amount, currency, id) where
  state = 'waiting';

create table refunds (
  id text primary key, business_id text not null references businesses (id),
  payment_id text not null references payments (id), amount bigint not null, refunded_on text not null,
  note text default '' not null, reversed_at text, created_at text not null,
  source text default 'manual' not null
);
create index refunds_payment on refunds (payment_id);
create index refunds_business on refunds (business_id);
create index refunds_journal on refunds (business_id, refunded_on, id);

create table reminder_settings (
  id text primary key, business_id text not null unique references businesses (id), mode text not null,
  hour integer not null, rules text not null, activated_on text, includes_past integer not null,
  version integer not null, updated_at text not null, left_out text default '' not null
);
create index reminder_settings_mode on reminder_settings (mode, hour, business_id);

create table reminder_letters (
  id text primary key, business_id text not null references businesses (id),
  client_id text references clients (id) on delete set null, level integer not null, state text not null,
  created_on text not null, due_until text not null, language text not null, iban text not null,
  reference text not null, invoices integer not null, amount_claimed bigint not null, delivery_id text,
  sha256 text not null, in_store integer default 0 not null, created_at text not null, bytes bytea not null,
  currency text default 'CHF' not null
);
create index reminder_letters_client on reminder_letters (client_id, id);
create index reminder_letters_day on reminder_letters (business_id, created_on, id);
create index reminder_letters_in_store on reminder_letters (in_store, sha256);
create unique index reminder_letters_reference on reminder_letters (business_id, reference) where reference <>
  '';

create table reminders (
  id text primary key, business_id text not null references businesses (id),
  invoice_id text not null references invoices (id), level integer not null, state text not null,
  created_on text not null, due_until text not null, open_amount bigint not null, interest bigint not null,
  interest_days integer not null, fee bigint not null, fee_vat text not null, amount_claimed bigint not null,
  language text not null, delivery_id text, interest_waived_at text, fee_waived_at text,
  sha256 text not null, created_at text not null, bytes bytea not null, in_store integer default 0 not null,
  letter_id text references reminder_letters (id), constraint reminders_once unique (invoice_id, level)
);
create index reminders_business on reminders (business_id, id);
create index reminders_in_store on reminders (in_store, sha256);
create index reminders_letter on reminders (letter_id) where letter_id is not null;

create table catalogue_items (
  id text primary key, business_id text not null references businesses (id), number text not null,
  number_key text, name_en text not null, name_de text not null, name_fr text not null,
  name_it text not null, description text not null, unit text not null, unit_price bigint not null,
  includes_vat integer not null, vat_class text not null, archived_at text, sort_name text not null,
  search_text text not null, version integer default 1 not null, created_at text not null,
  updated_at text not null, zero_rate_reason text default '' not null
);
create unique index catalogue_items_number on catalogue_items (business_id, number_key);
-- on SQLite
create index catalogue_items_by_name on catalogue_items (business_id, sort_name, id, archived_at,
  search_text);
-- on Postgres
create index catalogue_items_by_name on catalogue_items (business_id, sort_name collate "C", id, archived_at);

create table series (
  id text primary key, business_id text not null references businesses (id),
  client_id text references clients (id) on delete set null, name text not null, sort_name text not null,
  state text not null, stop_reason text default '' not null, mode text not null, rule text not null,
  template text not null, vat_number text not null, first_k integer default 0 not null,
  next_k integer not null, next_on text, version integer default 1 not null, created_at text not null,
  updated_at text not null
);
create index series_due on series (state, next_on, id);
create index series_by_name on series (business_id, sort_name collate "C", id);
create index series_client on series (client_id);

create table series_runs (
  series_id text not null references series (id) on delete cascade, k integer not null,
  planned_on text not null, state text not null, invoice_id text references invoices (id) on delete set null,
  created_at text not null, constraint series_runs_once primary key (series_id, k)
);
create index series_runs_invoice on series_runs (invoice_id);

create table deletions (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  kind text not null, deleted_at text not null
);
create index deletions_since on deletions (business_id, kind, deleted_at, id);

create table public_views (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  kind text not null, version integer not null, first_at text not null, last_at text not null,
  count integer not null
);
create index public_views_business on public_views (business_id);

create table offers (
  id text primary key, business_id text not null references businesses (id),
  client_id text references clients (id) on delete set null, number text not null, state text not null,
  revision integer default 1 not null, public_version integer default 0 not null, language text not null,
  issue_date text not null, valid_until text not null, total bigint not null, subject text not null,
  document text not null, answered_at text, answered_by text default '' not null,
  answered_name text default '' not null, answered_remark text default '' not null,
  answered_network text default '' not null, answered_agent text default '' not null,
  answered_revision integer, answered_sha256 text default '' not null, sort_name text not null,
  search_text text not null, external_id text default '' not null, metadata text default '{}' not null,
  version integer default 1 not null, created_at text not null, updated_at text not null,
  unique_as text default '' not null, constraint offers_number unique (business_id, number)
);
create index offers_newest on offers (business_id, issue_date, id, state, valid_until, total);
-- on SQLite
create index offers_search on offers (business_id, issue_date, id, total, search_text);
create index offers_client on offers (client_id);
create index offers_external_id on offers (business_id, external_id);
create index offers_by_name on offers (business_id, sort_name collate "C", id);
create index offers_open_valid on offers (business_id, valid_until, id) where state = 'sent';
create unique index offers_unique_external_id on offers (business_id, unique_as, external_id) where unique_as
  <> '';

create table offer_pdfs (
  offer_id text not null references offers (id) on delete cascade, revision integer not null,
  language text not null, sha256 text not null, bytes bytea not null, created_at text not null,
  in_store integer default 0 not null, constraint offer_pdfs_pk primary key (offer_id, revision)
);
create index offer_pdfs_in_store on offer_pdfs (in_store, sha256);

create table offer_invoices (
  invoice_id text primary key references invoices (id) on delete cascade,
  offer_id text not null references offers (id) on delete cascade, kind text not null, percent integer,
  created_at text not null
);
create index offer_invoices_offer on offer_invoices (offer_id);
create unique index offer_invoices_once on offer_invoices (offer_id) where kind != 'part';

create table deliveries (
  id text primary key, business_id text not null references businesses (id),
  invoice_id text references invoices (id), offer_id text references offers (id) on delete cascade,
  user_id text not null, copy_of text not null, reminder_id text default '' not null,
  version integer not null, state text not null, recipient text not null, reply_to text not null,
  subject text not null, message text not null, language text not null, cc text default '' not null,
  copy_to_me integer not null, error_code text not null, error_text text not null, created_at text not null,
  attempted_at text, finished_at text, letter_id text default '' not null,
  constraint deliveries_of_version unique (invoice_id, version, copy_of),
  constraint deliveries_of_offer unique (offer_id, version, copy_of)
);
create index deliveries_business on deliveries (business_id);
create index deliveries_failed on deliveries (business_id, id) where state in ('failed', 'uncertain') and
  finished_at is not null;
create index deliveries_failed_at on deliveries (finished_at) where state in ('failed', 'uncertain') and
  finished_at is not null;

create table payment_providers (
  id text primary key, business_id text not null unique references businesses (id), provider text not null,
  mode text not null, sealed_key text default '' not null, sealed_secret text default '' not null,
  key_ending text default '' not null, is_test integer default 0 not null, account_id text unique,
  state text not null, last_error text default '' not null, created_at text not null,
  updated_at text not null
);

create table online_payments (
  id text primary key, business_id text not null references businesses (id),
  invoice_id text not null references invoices (id), payment_id text references payments (id),
  provider text not null, session_id text unique, payment_intent text unique, amount bigint not null,
  link_version integer not null, locale text not null, state text not null, asked integer default 0 not null,
  answered integer default 0 not null, expires_at text not null, created_at text not null,
  updated_at text not null, currency text default 'CHF' not null
);
create index online_payments_invoice on online_payments (invoice_id, created_at);
create index online_payments_payment on online_payments (payment_id);
create index online_payments_state on online_payments (state, expires_at);
create index online_payments_business on online_payments (business_id, created_at);

create table stored_objects (
  sha256 text not null primary key, size integer not null, touched_at text not null, stored_at text,
  orphaned_at text, removing_at text, failed_at text, last_error text default '' not null
);

create table operator_acts (
  id text primary key, business_id text references businesses (id), operator text not null,
  act text not null, data text not null, reason text not null, created_at text not null
);
create index operator_acts_business on operator_acts (business_id, id);

create table bank_reports (
  id text primary key, business_id text not null references businesses (id),
  bank_file_id text not null references bank_files (id) on delete cascade,
  transaction_id text not null references bank_transactions (id) on delete cascade, facts text not null
);
create unique index bank_reports_transaction on bank_reports (transaction_id, bank_file_id);
create index bank_reports_file on bank_reports (bank_file_id, id);
create index bank_reports_business on bank_reports (business_id, id);

create table invoice_charges (
  id text primary key, invoice_id text not null references invoices (id), reminder_id text not null,
  kind text not null, amount bigint not null, charged_on text not null, reason text not null,
  allocation_id text default '' not null, vat text default '' not null, created_at text not null
);
create index invoice_charges_invoice on invoice_charges (invoice_id, id);

create table payment_rules (
  id text primary key, business_id text not null references businesses (id), kind text not null,
  iban text default '' not null, client_id text references clients (id) on delete cascade,
  text text default '' not null, folded text default '' not null, created_at text not null
);
create unique index payment_rules_once on payment_rules (business_id, kind, iban, folded);
create index payment_rules_client on payment_rules (client_id);

create table bank_csv_mappings (
  id text primary key, business_id text not null references businesses (id), signature text not null,
  account text not null, bank text not null, headings text not null, mapping text not null,
  created_at text not null, used_at text not null
);
create unique index bank_csv_mappings_once on bank_csv_mappings (business_id, signature, account);

create table bank_csv_files (
  id text primary key, business_id text not null references businesses (id), name text not null,
  sha256 text not null, content text not null,
  bank_file_id text references bank_files (id) on delete cascade, created_at text not null,
  expires_at text not null
);
create index bank_csv_files_business on bank_csv_files (business_id, id);
create index bank_csv_files_expiry on bank_csv_files (expires_at);
create index bank_csv_files_imported on bank_csv_files (bank_file_id);

create table bank_entries (
  id text primary key, business_id text not null references businesses (id),
  bank_file_id text not null references bank_files (id) on delete cascade, statement integer not null,
  entry integer not null, part integer not null, place integer not null, outcome text not null,
  reason text not null, day text not null, amount bigint, currency text not null,
  name text default '' not null, reference text default '' not null, text text default '' not null,
  transaction_id text, earlier_file_id text
);
create unique index bank_entries_once on bank_entries (bank_file_id, statement, entry, part);
create unique index bank_entries_list on bank_entries (bank_file_id, outcome, place);
create index bank_entries_business on bank_entries (business_id, id);

create table oauth_clients (
  id text primary key, name text not null, redirect_uris text not null, auth_method text not null,
  secret_hash text, created_at text not null, expires_at text not null
);
create index oauth_clients_expires_at on oauth_clients (expires_at);

create table oauth_codes (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  client_id text not null references oauth_clients (id) on delete cascade, redirect_uri text not null,
  challenge text not null, access text not null, scopes text not null, audience text not null,
  expires_at text not null
);
create index oauth_codes_business_id on oauth_codes (business_id);
create index oauth_codes_user_id on oauth_codes (user_id);
create index oauth_codes_client_id on oauth_codes (client_id);
create index oauth_codes_expires_at on oauth_codes (expires_at);

create table oauth_connections (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  client_id text not null references oauth_clients (id) on delete cascade, name text not null,
  access text not null, scopes text not null, audience text not null, code_hash text not null unique,
  ended_because text, created_at text not null, last_used_at text, expires_at text not null
);
create index oauth_connections_business_id on oauth_connections (business_id);
create index oauth_connections_user_id on oauth_connections (user_id);
create index oauth_connections_client_id on oauth_connections (client_id);
create index oauth_connections_expires_at on oauth_connections (expires_at);

create table oauth_tokens (
  id text primary key, connection_id text not null references oauth_connections (id) on delete cascade,
  kind text not null, parent text not null, used_at text, replaced_at text, expires_at text not null
);
create index oauth_tokens_connection_id on oauth_tokens (connection_id);
create index oauth_tokens_parent on oauth_tokens (parent);
create index oauth_tokens_expires_at on oauth_tokens (expires_at);

create table calendar_feeds (
  id text primary key, business_id text not null unique references businesses (id) on delete cascade,
  user_id text not null references users (id) on delete cascade, token_hash text not null unique,
  created_at text not null, last_used_at text
);
create index calendar_feeds_user_id on calendar_feeds (user_id);

create table tasks (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  kind text not null, key text not null, payload text not null, state text not null, done integer not null,
  total integer not null, counts text not null, error text not null, started_at text,
  done_at_start integer not null, created_at text not null, expires_at text not null
);
create unique index tasks_business_id_key on tasks (business_id, key);
create index tasks_expires_at on tasks (expires_at);

create table vat_methods (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  valid_from text not null, method text not null, consideration text not null, period text not null,
  rounds_to_five integer not null, activities text not null, created_at text not null
);
create unique index vat_methods_by_day on vat_methods (business_id, valid_from);

create table tax_periods (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  starts_on text not null, ends_on text not null, correction integer not null, state text not null,
  typed text not null, snapshot text default '' not null, snapshot_hash text default '' not null,
  version integer not null, closed_at text, created_at text not null
);
create unique index tax_periods_by_day on tax_periods (business_id, starts_on, correction);

create table tax_decisions (
  invoice_id text primary key references invoices (id) on delete cascade,
  business_id text not null references businesses (id) on delete cascade, reason text not null,
  activity text not null, decided_at text not null
);
create index tax_decisions_business on tax_decisions (business_id);

create table tax_entries (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  invoice_id text not null references invoices (id) on delete cascade, basis text not null,
  kind text not null, source_id text not null, day text not null, supply_day text not null,
  rate integer not null, reason text not null, activity text not null, net bigint not null,
  vat bigint not null, period_id text references tax_periods (id)
);
create index tax_entries_by_day on tax_entries (business_id, basis, period_id, day, id);
create index tax_entries_invoice on tax_entries (invoice_id);
create index tax_entries_period on tax_entries (period_id, day, id) where period_id is not null;
create index tax_entries_journal on tax_entries (business_id, basis, day, id);

create table expenses (
  id text primary key, business_id text not null references businesses (id), supplier text not null,
  supplier_key text not null, day text not null, category text not null, reference text not null,
  iban text not null, note text not null, rows text not null, amount bigint not null, vat bigint not null,
  external_id text default '' not null, unique_as text default '' not null,
  metadata text default '{}' not null, search_text text not null, archived_at text,
  version integer default 1 not null, created_at text not null, updated_at text not null
);
-- on SQLite
create index expenses_by_day on expenses (business_id, day, id, search_text) where archived_at is null;
-- on Postgres
create index expenses_by_day on expenses (business_id, day, id) where archived_at is null;
create unique index expenses_unique_external_id on expenses (business_id, unique_as, external_id) where
  unique_as <> '';
create index expenses_kept on expenses (business_id, day);
create index expenses_sums on expenses (business_id, day, category, vat, amount, archived_at) where
  archived_at is null;

create table expense_receipts (
  id text primary key, business_id text not null references businesses (id),
  expense_id text references expenses (id), name text not null, type text not null, size integer not null,
  sha256 text not null, bytes bytea not null, in_store integer default 0 not null,
  qr text default '' not null, replaced_at text, expires_at text, created_at text not null,
  e_invoice text default '' not null, e_invoice_problem text default '' not null,
  e_invoice_key text default '' not null
);
create index expense_receipts_expense on expense_receipts (expense_id);
create index expense_receipts_hash on expense_receipts (business_id, sha256);
create index expense_receipts_in_store on expense_receipts (in_store, sha256);
create index expense_receipts_expires on expense_receipts (expires_at);
create index expense_receipts_e_invoice on expense_receipts (business_id, e_invoice_key);

create table book_entries (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  invoice_id text not null references invoices (id) on delete cascade, payment_id text, kind text not null,
  day text not null, amount bigint not null, of_fee integer default 0 not null,
  original integer default 0 not null
);
create index book_entries_by_day on book_entries (business_id, day, id);
create index book_entries_invoice on book_entries (invoice_id);
create index book_entries_payment on book_entries (payment_id);
create index book_entries_kind on book_entries (business_id, kind, payment_id);

create table journal_accounts (
  business_id text not null references businesses (id) on delete cascade, name text not null,
  number text not null, constraint journal_accounts_key primary key (business_id, name)
);

create table year_closings (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  year integer not null, hash text not null, closed_at text not null, closed_by text not null,
  reopened_at text, reopened_by text default '' not null, reason text default '' not null
);
create index year_closings_of_year on year_closings (business_id, year, closed_at);

create table invitations (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  invited_by text not null references users (id) on delete cascade, email text not null, role text not null,
  token_hash text default '' not null, created_at text not null, expires_at text not null, accepted_at text,
  withdrawn_at text
);
create index invitations_business_id_email on invitations (business_id, email);
create index invitations_invited_by on invitations (invited_by);
create index invitations_token_hash on invitations (token_hash);
create index invitations_expires_at on invitations (expires_at);

create table handovers (
  id text primary key, business_id text not null unique references businesses (id) on delete cascade,
  from_user_id text not null references users (id) on delete cascade,
  to_user_id text not null references users (id) on delete cascade, created_at text not null,
  expires_at text not null
);
create index handovers_from_user_id on handovers (from_user_id);
create index handovers_to_user_id on handovers (to_user_id);
create index handovers_expires_at on handovers (expires_at);

create table comments (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  invoice_id text references invoices (id) on delete cascade,
  offer_id text references offers (id) on delete cascade,
  user_id text not null references users (id) on delete cascade, text text not null, created_at text not null
);
create index comments_business_id on comments (business_id);
create index comments_invoice_id on comments (invoice_id, id);
create index comments_offer_id on comments (offer_id, id);
create index comments_user_id on comments (user_id);

create table passkeys (
  id text primary key, user_id text not null references users (id) on delete cascade,
  public_key text not null, counter bigint not null, transports text not null, name text not null,
  aaguid text not null, is_backed_up integer not null, created_at text not null, last_used_at text
);
create index passkeys_user_id on passkeys (user_id);

create table spent_challenges (
  id text primary key, expires_at text not null
);
create index spent_challenges_expires_at on spent_challenges (expires_at);

create table security_events (
  id text primary key, user_id text not null references users (id) on delete cascade, kind text not null,
  token_hash text not null unique, undo text not null, held_email text, created_at text not null,
  expires_at text not null, used_at text
);
create index security_events_user_id on security_events (user_id, created_at);
create index security_events_held_email on security_events (held_email);
create index security_events_expires_at on security_events (expires_at);

create table identities (
  id text primary key, issuer text not null, subject text not null,
  user_id text not null references users (id) on delete cascade, email text not null,
  created_at text not null, last_used_at text, constraint identities_subject unique (issuer, subject),
  constraint identities_one_each unique (user_id, issuer)
);

create table kept_uploads (
  id text primary key, business_id text not null references businesses (id) on delete cascade,
  bank_file_id text not null references bank_files (id) on delete cascade, name text not null,
  bytes bytea not null, expires_at text not null
);
create index kept_uploads_file on kept_uploads (business_id, bank_file_id);
create index kept_uploads_expiry on kept_uploads (expires_at);

create table exchange_rates (
  business_id text not null references businesses (id) on delete cascade, month text not null,
  rate integer not null, constraint exchange_rates_pk primary key (business_id, month)
);

create table missing_rates (
  business_id text not null, invoice_id text not null references invoices (id) on delete cascade,
  month text not null, constraint missing_rates_pk primary key (invoice_id, month)
);
create index missing_rates_business on missing_rates (business_id, month);

create table last_writes (
  business_id text primary key references businesses (id) on delete cascade, position bigint not null,
  written_at text not null
);
