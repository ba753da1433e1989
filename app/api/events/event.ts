import { findEvent } from "#app/features/webhooks/events/events.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle((ctx, { params }) => findEvent(ctx, params.id ?? "")),
});

export const loader = route.loader;
export const action = route.action;
