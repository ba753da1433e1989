import type { Generated } from "kysely";
import type { GeneratedJson, JsonColumn } from "#app/platform/database/json-column.ts";

export interface UsersTable {
  id: string;
  email: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  phone: string;
  language: string;
  marketing_opt_in: number;
  email_verified_at: string | null;
  accepted_terms_at: string;
  /** Campaign and visit that led to the registration. */
  origin: JsonColumn;
  /** Encrypted; set while two-step sign-in is being set up and once it is on. */
  totp_secret: string | null;
  totp_enabled_at: string | null;
  /** The 30-second step of the last accepted code: no code works twice. */
  totp_last_step: Generated<number>;
  /** Raised by every change of password, address or second step. */
  access_version: Generated<number>;
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
}

export interface MembershipsTable {
  user_id: string;
  business_id: string;
  /** `owner`, `member`, `accountant` or `writer`. */
  role: string;
  /** Names of what the owner lets an accountant do, with spaces between them. */
  rights: Generated<string>;
  created_at: string;
  /** Empty before the first time; accurate to an hour. */
  last_used_at: Generated<string>;
  /** While the plan has no room for it, the seat opens nothing. */
  paused_at: Generated<string | null>;
  /** `undo`: it was given by somebody who was not entitled, and only the owner opens it again; else empty. */
  paused_by: Generated<string>;
}

export interface SessionsTable {
  id: string;
  user_id: string;
  /** The business in which the person acts, with the role of their seat there; empty without any. */
  business_id: string;
  kind: string;
  user_agent: string;
  client_ip: Generated<string>;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
}

export interface EmailTokensTable {
  id: string;
  user_id: string;
  purpose: string;
  new_email: Generated<string>;
  created_at: string;
  expires_at: string;
}

export interface RecoveryCodesTable {
  /** Hash of user and code; the row goes when the code is used. */
  id: string;
  user_id: string;
}

export interface PasskeysTable {
  /** The id of the credential, base64url. */
  id: string;
  user_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** 0 for those that do not count, as most that are synchronised. */
  counter: number;
  transports: string;
  name: string;
  /** Model of the authenticator; zeros where it does not say. */
  aaguid: string;
  /** 1 when it is synchronised to other devices. */
  is_backed_up: number;
  created_at: string;
  last_used_at: string | null;
}

export interface SpentChallengesTable {
  /** SHA-256 of a challenge that a passkey has answered. */
  id: string;
  expires_at: string;
}

export interface SecurityEventsTable {
  id: string;
  /** Who can undo it: the person themselves, or the owner of the business at that time. */
  user_id: string;
  /** The business that was changed; null for a change of the person alone. */
  business_id: Generated<string | null>;
  /** Who made a change in a business; else empty. */
  actor_id: Generated<string>;
  /** Texts by name, which its sentence says. */
  facts: GeneratedJson;
  kind: string;
  token_hash: string;
  /** Encrypted JSON: what was before the change; empty once it is undone. */
  undo: string;
  /** The address that was left: nobody else may take it as long as it can come back. */
  held_email: string | null;
  created_at: string;
  expires_at: string;
  used_at: string | null;
}

export interface IdentitiesTable {
  id: string;
  issuer: string;
  subject: string;
  user_id: string;
  /** What the provider said when they were connected; for people to recognise it. */
  email: string;
  created_at: string;
  last_used_at: string | null;
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
  /** `YYYY-MM` (Europe/Zurich) of the two counters. */
  usage_month: string;
  invoices_generated: number;
  edits_used: number;
  custom_invoice_prefix: string;
  credit_note_prefix: Generated<string>;
  offer_prefix: Generated<string>;
  /** 1 where the totals of new invoices are rounded to 5 Rappen. */
  rounds_to_five: Generated<number>;
  reference_on_every_invoice: Generated<number>;
  /** 1 where payment parts for firms carry billing information. */
  billing_information: Generated<number>;
  e_invoices: Generated<"abroad" | "all" | "off">;
  eur_invoices: Generated<number>;
  /** 1 where sending a document makes a link for its client. */
  public_pages: Generated<number>;
  counts_views: Generated<number>;
  /** Whether a small rest that is let go leaves an invoice paid. */
  rest_counts_as_paid: Generated<number>;
  unique_external_ids: Generated<number>;
  /** `#rrggbb`, lower case, or empty. */
  accent: Generated<string>;
  /** 0 counts on Pro only. */
  shows_made_with: Generated<number>;
  design: GeneratedJson;
  /** 1 when somebody does not want the three first steps. */
  first_day_skipped: Generated<number>;
  texts: GeneratedJson;
  /** Further accounts whose statements are read. */
  bank_accounts: GeneratedJson;
  /** 1 where members may change the accounts and the provider that money goes to, as the owner may. */
  members_change_accounts: Generated<number>;
  /** 1 to 12: the month in which business years begin. */
  year_begins: Generated<number>;
  /** Days of the first one, where they are known; empty otherwise. */
  first_year_from: Generated<string>;
  first_year_to: Generated<string>;
  /** After the account is deleted: the day until which issued invoices must be kept. */
  sealed_until: string | null;
  /** After the account is deleted: the instant until which all of it can be downloaded; null once that is removed. */
  data_until: Generated<string | null>;
  /** For a sandbox: the business whose test keys act on it. One that is sealed is being removed. */
  sandbox_of: Generated<string | null>;
  sandbox_name: Generated<string>;
  clock_days: Generated<number>;
  /** While set, nobody acts for the business; its sandbox has the same. */
  disabled_at: Generated<string | null>;
  /** Name of the database; before `moved_at` it is on its way there. */
  moved_to: Generated<string | null>;
  moved_at: Generated<string | null>;
  search_name: Generated<string>;
  created_at: string;
  updated_at: string;
}

export interface ArchiveLinksTable {
  id: string;
  business_id: string;
  expires_at: string;
}
