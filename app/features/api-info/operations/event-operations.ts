import { replaySchema } from "#app/features/webhooks/replay/replay.schema.ts";
import { EVENT_TYPES } from "#app/features/events/event-types.ts";
import { BODY, operationsOf } from "./operation.ts";

export const EVENT_OPERATIONS = operationsOf({
  listEvents: {
    call: "GET /events",
    summary: "List the events of the last 30 days, the newest first; several types are separated by commas",
    query: {
      limit: "limit",
      starting_after: "text",
      type: { severalOf: EVENT_TYPES },
      created_since: "instant",
    },
    answers: { 200: "EventList" },
    refusals: [422],
  },
  readEvent: {
    call: "GET /events/{id}",
    summary: "Read an event as it was posted",
    answers: { 200: "Event" },
    refusals: [404, 422],
  },
  replayEvent: {
    call: "POST /events/{id}/replay",
    summary: "Send an event again to one webhook, or to all active ones that subscribe to its type",
    body: { schema: replaySchema, example: {} },
    answers: { 200: "Replayed" },
    refusals: [...BODY, 404, 409],
  },
});
