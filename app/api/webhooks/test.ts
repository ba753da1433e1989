import { findWebhook } from "#app/features/webhooks/webhooks.server.ts";
import { testWebhook } from "#app/features/webhooks/test-webhook.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handle(
    async (ctx, { params }) => {
      await testWebhook(ctx, params.id ?? "");
      return { queued: true };
    },
    (ctx, { params }) => findWebhook(ctx, params.id ?? ""),
  ),
});

export const loader = route.loader;
export const action = route.action;
