export interface WebhookEndpointsTable {
  id: string;
  business_id: string;
  url: string;
  /** Event names, JSON. */
  events: string;
  /** 0/1 */
  is_active: number;
  /** Encrypted. */
  secret: string;
  /** Also signs until `previous_until`. */
  previous_secret: string | null;
  previous_until: string | null;
  /** First failed attempt after the last success. */
  failing_since: string | null;
  /** When the product switched it off by itself. */
  switched_off_at: string | null;
  created_at: string;
  updated_at: string;
}

/** Written in the transaction of the change. */
export interface WebhookEventsTable {
  id: string;
  business_id: string;
  type: string;
  /** The posted JSON, the same bytes at every attempt. */
  body: string;
  created_at: string;
}

export interface WebhookDeliveriesTable {
  id: string;
  business_id: string;
  endpoint_id: string;
  event_id: string;
  /** `pending`, `delivered` or `failed`. */
  state: string;
  /** The next attempt, so that none is made twice; null when there is none. */
  run: string | null;
  /** Attempts since it was last asked for. */
  attempts: number;
  /** When the next attempt is due. */
  next_at: string | null;
  created_at: string;
}

export interface WebhookAttemptsTable {
  id: string;
  delivery_id: string;
  at: string;
  /** Null without an answer. */
  status_code: number | null;
  /** `ok`, or the reason. */
  outcome: string;
  /** Beginning of the answer. */
  extract: string;
  duration_ms: number;
}
