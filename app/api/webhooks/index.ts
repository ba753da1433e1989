import { webhookJson } from "#app/features/webhooks/webhook-json.ts";
import { webhookSchema } from "#app/features/webhooks/webhook.schema.ts";
import { createWebhook, listWebhooks } from "#app/features/webhooks/webhooks.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx) => ({ webhooks: (await listWebhooks(ctx)).map(webhookJson) })),
  POST: handleBody(webhookSchema, async (ctx, input) => {
    const { webhook, secret } = await createWebhook(ctx, input);
    return created({ ...webhookJson(webhook), secret }, `/webhooks/${webhook.id}`);
  }),
});

export const loader = route.loader;
export const action = route.action;
