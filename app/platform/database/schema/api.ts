import type { Generated } from "kysely";

export interface ApiKeysTable {
  id: string;
  business_id: string;
  user_id: string;
  secret_hash: string;
  hint: string;
  name: string;
  /** `live`, or `test` for a key that acts on the sandbox of the business. */
  mode: Generated<string>;
  /** Name of the sandbox of a test key; else empty. */
  sandbox: Generated<string>;
  access: string;
  /** The scopes of custom access: such as `invoices:write clients:read`. */
  scopes: Generated<string>;
  expires_on: string | null;
  expires_at: Generated<string | null>;
  /** The key that it was renewed with. */
  replaced_by: Generated<string | null>;
  /** Accurate to a minute. */
  last_used_at: string | null;
  created_at: string;
}

export interface IdempotencyKeysTable {
  id: string;
  user_id: string;
  /** SHA-256 of method, address and body, behind the version of how it is made; older ones have none. */
  fingerprint: string;
  /** An attempt that lost its claim must not write. */
  run: string;
  /** `running`, `changed` (changed but not yet answered) or `done`. */
  state: string;
  answer: string;
  /** Until then no other process takes a running one over. */
  claimed_until: string;
  expires_at: string;
}

/** A program that has registered itself (RFC 7591); it belongs to no business. */
export interface OAuthClientsTable {
  id: string;
  /** What it calls itself. */
  name: string;
  /** Separated by spaces, which no address has. */
  redirect_uris: string;
  auth_method: "none" | "client_secret_basic" | "client_secret_post";
  secret_hash: string | null;
  created_at: string;
  expires_at: string;
}

interface Granted {
  business_id: string;
  user_id: string;
  client_id: string;
  access: string;
  scopes: string;
  audience: "mcp" | "api" | "all";
}

export interface OAuthCodesTable extends Granted {
  /** SHA-256 of the code. */
  id: string;
  redirect_uri: string;
  /** S256 of the verifier (RFC 7636). */
  challenge: string;
  expires_at: string;
}

/** What a person has allowed an application. */
export interface OAuthConnectionsTable extends Granted {
  id: string;
  /** What the application called itself then. */
  name: string;
  /** SHA-256 of the code that made it: a second use of it ends the connection. */
  code_hash: string;
  ended_because: Generated<"code" | "copied" | "unclear" | null>;
  created_at: string;
  /** Accurate to a minute. */
  last_used_at: string | null;
  expires_at: string;
}

/** Calls below /api/v1; `id` is the X-Request-Id of the answer. */
export interface ApiRequestsTable {
  id: string;
  business_id: string;
  caller_kind: "api_key" | "application";
  /** The id of the key or the connection, which may be gone since. */
  caller_id: string;
  caller_name: string;
  method: string;
  /** Such as `/api/v1/invoices/{id}`. */
  pattern: string;
  path: string;
  query: string;
  status: number;
  ms: number;
  idempotency_key: string;
  /** The beginning, without secrets; null for none and for files. */
  request_body: string | null;
  response_body: string | null;
  created_at: string;
}

export interface CalendarFeedsTable {
  id: string;
  business_id: string;
  user_id: string;
  token_hash: string;
  created_at: string;
  /** Accurate to an hour. */
  last_used_at: string | null;
}

/** Calendars of all businesses in which a person has a seat. */
export type DeskFeedsTable = Omit<CalendarFeedsTable, "business_id">;

export interface OAuthTokensTable {
  /** SHA-256 of the token. */
  id: string;
  connection_id: string;
  kind: "access" | "refresh";
  /** SHA-256 of the code or refresh token that it was given for. */
  parent: string;
  /** Both null for all that was allowed; less only of an access token. */
  access: Generated<string | null>;
  scopes: Generated<string | null>;
  /** When this pair was first used. */
  used_at: Generated<string | null>;
  replaced_at: Generated<string | null>;
  expires_at: string;
}

export interface DeletionsTable {
  id: string;
  business_id: string;
  kind: string;
  deleted_at: string;
}
