export interface ApiKeysTable {
  id: string;
  business_id: string;
  /** Who made it, and in whose name its calls are done. */
  user_id: string;
  /** SHA-256 of the key, hex. */
  secret_hash: string;
  /** Its last four characters, to tell keys apart. */
  hint: string;
  name: string;
  /** `read_only` or `full`. */
  access: string;
  /** The last day on which it opens anything; null for ever. */
  expires_on: string | null;
  /** Within a minute. */
  last_used_at: string | null;
  created_at: string;
}

/** A call that may be repeated, and how it was answered. */
export interface IdempotencyKeysTable {
  /** SHA-256 of the business and the key that was sent, hex. */
  id: string;
  user_id: string;
  /** SHA-256 of method, address and body, hex. */
  fingerprint: string;
  /** Which attempt has it: one that was taken over can write nothing any more. */
  run: string;
  /** `running`, `changed` (its change is made, its answer not written down yet) or `done`. */
  state: string;
  /** Encrypted. */
  answer: string;
  /** Until then nobody takes a running one over. */
  claimed_until: string;
  expires_at: string;
}
