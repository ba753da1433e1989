import { replaySchema } from "#app/features/programs/webhooks/replay/replay.schema.ts";
import { EVENT_TYPES } from "#app/features/running/events/event-types.ts";
import { call, operationsOf } from "./operation.ts";

export const EVENT_OPERATIONS = [
  ...operationsOf({ module: "events", scope: "webhooks", needs: ["own", "open"], only: "keys" })({
    listEvents: call("GET /events", "EventList", {
      summary: "List the events of the last 30 days, the newest first; several types are separated by commas",
      text: "Kept for every business on Pro that has an API key or a webhook, from then on.",
      query: {
        limit: "limit",
        starting_after: "text",
        type: { severalOf: EVENT_TYPES },
        created_since: "instant",
      },
    }),
    readEvent: call("GET /events/{id}", "Event", {
      summary: "Read an event as it was posted",
      text: "The same bytes as a webhook receives.",
    }),
  }),
  ...operationsOf({ module: "events", scope: "webhooks", needs: "own", only: "keys" })({
    replayEvent: call("POST /events/{id}/replay", "Replayed", {
      summary: "Send an event again to one webhook, or to all active ones that subscribe to its type",
      text: "The same bytes with the same id. At most 600 an hour and account.",
      body: { schema: replaySchema, example: {} },
    }),
  }),
];
