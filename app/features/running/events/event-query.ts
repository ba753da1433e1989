import { EVENT_TYPES, type EventType } from "./event-types.ts";
import { FilterReader } from "#app/platform/lists/filters.ts";
import { pageOf } from "#app/platform/lists/pages.ts";

export interface EventQuery {
  types?: EventType[] | undefined;
  /** ISO UTC, included. */
  createdSince?: string | undefined;
  limit?: number | undefined;
  /** A `nextCursor`. */
  after?: string | null;
}

/** @throws AppError `input.invalid` */
export function readEventQuery(params: URLSearchParams): EventQuery {
  const reader = new FilterReader(params);
  const types = reader.several("type", EVENT_TYPES);
  const createdSince = reader.instant("created_since");
  reader.done();
  return { types, createdSince, limit: pageOf(params).limit, after: params.get("starting_after") };
}
