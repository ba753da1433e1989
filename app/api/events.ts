import { eventPageJson } from "#app/features/running/events/event-json.ts";
import { readEventQuery } from "#app/features/running/events/event-query.ts";
import { findEvent, listEvents } from "#app/features/running/events/events.server.ts";
import { replayEvent } from "#app/features/programs/webhooks/replay/replay-event.server.ts";
import { replaySchema } from "#app/features/programs/webhooks/replay/replay.schema.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { apiCalls } from "./api-calls.ts";
import { reading } from "./record-calls.ts";

const route = apiCalls("events", {
  listEvents: handle(async (ctx, { url }) =>
    eventPageJson(await listEvents(ctx, readEventQuery(url.searchParams))),
  ),
  readEvent: reading(findEvent),
  replayEvent: handleBody(
    replaySchema,
    async (ctx, input, { id }) => ({ queued: await replayEvent(ctx, id, input) }),
    { exists: (ctx, { id }) => findEvent(ctx, id) },
  ),
});

export const loader = route.loader;
export const action = route.action;
