import type { Schema } from "#app/platform/database/schema.ts";

/** What may end a way in: an act on the person, on their seat, or on the business. */
export const ENDING_EVENTS = [
  "signed_out",
  "address_proven",
  "password_changed",
  "password_reset",
  "not_me",
  "all_ended_but_this",
  "seat_ended",
  "seat_paused",
  "role_narrowed",
  "ownership_changed",
  "account_deleted",
  "disabled",
] as const;

export type EndingEvent = (typeof ENDING_EVENTS)[number];

/**
 * `always`; `recent`: what was made within the last 72 hours before a reset, or since the change that is undone;
 * `older`: than an hour before the first proof of the address; `asked`: where the person wants it.
 */
type Ending = "always" | "recent" | "older" | "asked";

type Proof = "sign_in" | "session" | "password" | "second_proof" | "mailbox" | "consent" | "owner";

/** `recipient`: at the address where the link goes. `business`: the owner, whoever did it. */
type Told = "person" | "business" | "recipient";

interface Way {
  tables: readonly (keyof Schema)[];
  /** `out`: money or data leave by it. */
  leads: "in" | "out";
  proof: Proof;
  told: Told;
  /** What is not named leaves it as it is. */
  ends: Partial<Record<EndingEvent, Ending>>;
}

const WITH_SESSIONS = {
  address_proven: "older",
  password_changed: "always",
  password_reset: "always",
  not_me: "always",
  all_ended_but_this: "always",
} as const;

const WITH_SEAT = { seat_ended: "always", seat_paused: "always" } as const;

const WITH_ACCOUNT = { account_deleted: "always" } as const;

const CLOSED = { account_deleted: "always", disabled: "always" } as const;

const WITH_PROGRAMS = {
  address_proven: "always",
  password_reset: "asked",
  not_me: "always",
  all_ended_but_this: "always",
} as const;

const SINCE = { not_me: "recent" } as const;

/** What the account did in a business in the last 72 hours is undone at a reset, where the person wants it. */
const ACT = { password_reset: "asked", ...SINCE } as const;

/** A new way in or out is entered here; tests/features/security/ways.test.ts makes and ends each of them. */
export const WAYS = {
  password: {
    tables: ["users"],
    leads: "in",
    proof: "mailbox",
    told: "person",
    ends: { password_changed: "always", password_reset: "always", not_me: "always", ...CLOSED },
  },
  session: {
    tables: ["sessions"],
    leads: "in",
    proof: "sign_in",
    told: "person",
    ends: { signed_out: "always", ...WITH_SESSIONS, ...WITH_SEAT, ...CLOSED },
  },
  bearer_token: {
    tables: ["sessions"],
    leads: "in",
    proof: "sign_in",
    told: "person",
    ends: { signed_out: "always", ...WITH_SESSIONS, ...WITH_SEAT, ...CLOSED },
  },
  passkey: {
    tables: ["passkeys"],
    leads: "in",
    proof: "password",
    told: "person",
    ends: { address_proven: "always", password_reset: "recent", ...SINCE, ...CLOSED },
  },
  second_step: {
    tables: ["users"],
    leads: "in",
    proof: "password",
    told: "person",
    ends: { address_proven: "always", ...SINCE, ...WITH_ACCOUNT },
  },
  recovery_code: {
    tables: ["recovery_codes"],
    leads: "in",
    proof: "password",
    told: "person",
    ends: { address_proven: "always", ...SINCE, ...WITH_ACCOUNT },
  },
  provider_connection: {
    tables: ["identities"],
    leads: "in",
    proof: "sign_in",
    told: "person",
    ends: { address_proven: "always", password_reset: "recent", ...SINCE, ...CLOSED },
  },
  email_link: {
    tables: ["email_tokens"],
    leads: "in",
    proof: "mailbox",
    told: "recipient",
    ends: {
      password_changed: "always",
      password_reset: "always",
      not_me: "always",
      all_ended_but_this: "always",
      ...CLOSED,
    },
  },
  undo_link: {
    tables: ["security_events"],
    leads: "in",
    proof: "mailbox",
    told: "recipient",
    ends: { ...SINCE, ...WITH_ACCOUNT },
  },
  api_key: {
    tables: ["api_keys"],
    leads: "in",
    proof: "owner",
    told: "person",
    ends: { ...WITH_PROGRAMS, ...WITH_SEAT, ...CLOSED },
  },
  application: {
    tables: ["oauth_connections", "oauth_tokens", "oauth_codes"],
    leads: "in",
    proof: "consent",
    told: "person",
    ends: { ...WITH_PROGRAMS, ...WITH_SEAT, ...CLOSED },
  },
  calendar: {
    tables: ["calendar_feeds"],
    leads: "out",
    proof: "session",
    told: "business",
    ends: { ...WITH_PROGRAMS, ...WITH_SEAT, role_narrowed: "always", ...CLOSED },
  },
  calendar_of_seats: {
    tables: ["desk_feeds"],
    leads: "out",
    proof: "session",
    told: "business",
    ends: { ...WITH_PROGRAMS, ...WITH_SEAT, role_narrowed: "always", ...CLOSED },
  },
  seat: {
    tables: ["memberships"],
    leads: "in",
    proof: "mailbox",
    told: "business",
    ends: { ...WITH_SEAT, ...CLOSED },
  },
  invitation: {
    tables: ["invitations"],
    leads: "in",
    proof: "owner",
    told: "business",
    ends: { ...ACT, ...CLOSED },
  },
  offer_of_ownership: {
    tables: ["handovers"],
    leads: "in",
    proof: "second_proof",
    told: "business",
    ends: { ...ACT, ...WITH_SEAT, role_narrowed: "always", ownership_changed: "always", ...CLOSED },
  },
  client_page: {
    tables: ["client_pages"],
    leads: "out",
    proof: "session",
    told: "business",
    ends: { ...ACT, ...CLOSED },
  },
  archive_link: {
    tables: ["archive_links"],
    leads: "out",
    proof: "mailbox",
    told: "recipient",
    ends: {},
  },
  webhook: {
    tables: ["webhook_endpoints"],
    leads: "out",
    proof: "owner",
    told: "business",
    ends: { ...ACT, ownership_changed: "always", ...WITH_ACCOUNT },
  },
  account_for_payments: {
    tables: ["businesses", "known_accounts"],
    leads: "out",
    proof: "second_proof",
    told: "business",
    ends: { ...ACT },
  },
  payment_provider: {
    tables: ["payment_providers"],
    leads: "out",
    proof: "second_proof",
    told: "business",
    ends: { ...ACT, ...WITH_ACCOUNT },
  },
} as const satisfies Record<string, Way>;

export type WayName = keyof typeof WAYS;

/** Tables with something like a key in them that opens nothing by itself, each with the reason. */
export const NO_WAYS: Partial<Record<keyof Schema, string>> = {
  oauth_clients: "names a program; only what a person allows it opens something",
  spent_challenges: "challenges of passkeys and confirmations that no longer count",
  idempotency_keys: "answers of calls, given to nobody but the same caller",
  kept_forms: "typed values, sealed for the browser that typed them",
  pending_account_changes: "its link opens nothing but in a session of whoever wished the change",
  tax_periods: "a hash of figures",
  year_closings: "a hash of figures",
  bookings: "a hash of what is booked",
  book_heads: "the hash of the last booking",
  journal_handovers: "the hash of the last booking",
  journal_vat_codes: "names of VAT codes in another program",
};

/** Undefined where the event leaves the way as it is. */
export function wayEnding(way: WayName, event: EndingEvent): Ending | undefined {
  const { ends }: Way = WAYS[way];
  return ends[event];
}
