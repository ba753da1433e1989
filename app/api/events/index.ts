import { eventPageJson } from "#app/features/webhooks/events/event-json.ts";
import { readEventQuery } from "#app/features/webhooks/events/event-query.ts";
import { listEvents } from "#app/features/webhooks/events/events.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { url }) => eventPageJson(await listEvents(ctx, readEventQuery(url.searchParams)))),
});

export const loader = route.loader;
export const action = route.action;
