export interface ApiKeysTable {
  id: string;
  business_id: string;
  /** Who made it, and in whose name its calls are made. */
  user_id: string;
  /** SHA-256 of the key, hex. */
  secret_hash: string;
  /** Its last four characters, to tell keys apart. */
  hint: string;
  name: string;
  /** `read_only` or `full`. */
  access: string;
  /** Last day on which it works; null for no end. */
  expires_on: string | null;
  /** Accurate to a minute. */
  last_used_at: string | null;
  created_at: string;
}

/** A repeatable call and its answer. */
export interface IdempotencyKeysTable {
  /** SHA-256 of the business and the key that was sent, hex. */
  id: string;
  user_id: string;
  /** SHA-256 of method, address and body, hex. */
  fingerprint: string;
  /** The attempt that holds it: an attempt that lost its claim must not write. */
  run: string;
  /** `running`, `changed` (changed but not yet answered) or `done`. */
  state: string;
  /** Encrypted. */
  answer: string;
  /** Until then no other process takes a running one over. */
  claimed_until: string;
  expires_at: string;
}
