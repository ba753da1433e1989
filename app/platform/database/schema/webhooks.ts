export interface WebhookEndpointsTable {
  id: string;
  business_id: string;
  url: string;
  /** JSON: the events it wants. */
  events: string;
  /** 0/1 */
  is_active: number;
  /** What signs, encrypted. */
  secret: string;
  /** The one before, which signs too until then. */
  previous_secret: string | null;
  previous_until: string | null;
  /** Since the first attempt that failed after the last one that did not. */
  failing_since: string | null;
  /** When the product switched it off by itself. */
  switched_off_at: string | null;
  created_at: string;
  updated_at: string;
}

/** What happened, written in the transaction in which it happened. */
export interface WebhookEventsTable {
  id: string;
  business_id: string;
  type: string;
  /** JSON: what is posted, to the letter, at every attempt. */
  body: string;
  created_at: string;
}

/** One event on its way to one endpoint. */
export interface WebhookDeliveriesTable {
  id: string;
  business_id: string;
  endpoint_id: string;
  event_id: string;
  /** `pending`, `delivered` or `failed`. */
  state: string;
  /** The attempt that is to be made next, so that none is made twice; null when there is none. */
  run: string | null;
  /** Attempts since it was last asked for. */
  attempts: number;
  /** When the next attempt is due. */
  next_at: string | null;
  created_at: string;
}

/** One attempt to deliver, and how it ended. */
export interface WebhookAttemptsTable {
  id: string;
  delivery_id: string;
  at: string;
  /** What the receiver answered; null when it did not. */
  status_code: number | null;
  /** `ok`, or why not. */
  outcome: string;
  /** The beginning of what it answered. */
  extract: string;
  duration_ms: number;
}
