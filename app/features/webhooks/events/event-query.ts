import { WEBHOOK_EVENTS, type WebhookEventType } from "#app/features/webhooks/webhook-events.ts";
import { FilterReader } from "#app/platform/lists/filters.ts";
import { pageOf } from "#app/platform/lists/pages.ts";

export interface EventQuery {
  types?: WebhookEventType[] | undefined;
  /** ISO UTC, included. */
  createdSince?: string | undefined;
  limit?: number | undefined;
  /** A `nextCursor`. */
  after?: string | null;
}

/** @throws AppError `input.invalid` */
export function readEventQuery(params: URLSearchParams): EventQuery {
  const reader = new FilterReader(params);
  const types = reader.several("type", WEBHOOK_EVENTS);
  const createdSince = reader.instant("created_since");
  reader.done();
  return { types, createdSince, limit: pageOf(params).limit, after: params.get("starting_after") };
}
