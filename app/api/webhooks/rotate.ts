import { webhookJson } from "#app/features/webhooks/webhook-json.ts";
import { findWebhook, rotateWebhook } from "#app/features/webhooks/webhooks.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handle(
    async (ctx, { params }) => {
      const { webhook, secret } = await rotateWebhook(ctx, params.id ?? "");
      return { ...webhookJson(webhook), secret };
    },
    (ctx, { params }) => findWebhook(ctx, params.id ?? ""),
  ),
});

export const loader = route.loader;
export const action = route.action;
