import type { Generated } from "kysely";
import type { JsonColumn } from "#app/platform/database/json-column.ts";

export interface WebhookEndpointsTable {
  id: string;
  business_id: string;
  url: string;
  events: JsonColumn;
  is_active: number;
  secret: string;
  /** Also signs until `previous_until`. */
  previous_secret: string | null;
  previous_until: string | null;
  /** First failed attempt after the last success. */
  failing_since: string | null;
  switched_off_at: string | null;
  /** 1 where its last answer took long: its deliveries wait among those of other slow ones. */
  is_slow: Generated<number>;
  created_at: string;
  updated_at: string;
}

export interface WebhookEventsTable {
  id: string;
  business_id: string;
  type: string;
  /** The same bytes at every attempt. */
  body: JsonColumn;
  created_at: string;
}

export interface WebhookDeliveriesTable {
  id: string;
  business_id: string;
  endpoint_id: string;
  event_id: string;
  /** `pending`, `delivered` or `failed`. */
  state: string;
  /** The next attempt, so that none is made twice. */
  run: string | null;
  /** Since the delivery was last requested. */
  attempts: number;
  next_at: string | null;
  created_at: string;
}

export interface WebhookAttemptsTable {
  id: string;
  delivery_id: string;
  at: string;
  status_code: number | null;
  /** `ok`, or the reason. */
  outcome: string;
  extract: string;
  duration_ms: number;
  /** Address and headers as they were sent, a line each; empty where nothing was. */
  request: Generated<string>;
}
