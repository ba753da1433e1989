import type { EventPage } from "./events.server.ts";

export function eventPageJson({ events, limit, nextCursor }: EventPage) {
  return { events, limit, has_more: nextCursor !== null, next_cursor: nextCursor };
}
