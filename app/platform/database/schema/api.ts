import type { Generated } from "kysely";

export interface ApiKeysTable {
  id: string;
  business_id: string;
  /** In whose name its calls are made. */
  user_id: string;
  secret_hash: string;
  hint: string;
  name: string;
  /** `live`, or `test` for a key that acts on the sandbox of the business. */
  mode: Generated<string>;
  access: string;
  /** With custom access: such as `invoices:write clients:read`. */
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
  /** Of the business and the key that was sent. */
  id: string;
  user_id: string;
  /** SHA-256 of method, address and body. */
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
