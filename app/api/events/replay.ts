import { findEvent } from "#app/features/webhooks/events/events.server.ts";
import { replayEvent } from "#app/features/webhooks/events/replay-event.server.ts";
import { replaySchema } from "#app/features/webhooks/events/replay.schema.ts";
import { handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handleBody(
    replaySchema,
    async (ctx, input, { params }) => ({ queued: await replayEvent(ctx, params.id ?? "", input) }),
    { exists: (ctx, { params }) => findEvent(ctx, params.id ?? "") },
  ),
});

export const loader = route.loader;
export const action = route.action;
