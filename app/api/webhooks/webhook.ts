import { webhookJson } from "#app/features/webhooks/webhook-json.ts";
import { webhookSchema } from "#app/features/webhooks/webhook.schema.ts";
import { deleteWebhook, findWebhook, updateWebhook } from "#app/features/webhooks/webhooks.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { params }) => webhookJson(await findWebhook(ctx, params.id ?? ""))),
  PUT: handleBody(
    webhookSchema,
    async (ctx, input, { params }) => webhookJson(await updateWebhook(ctx, params.id ?? "", input)),
    (ctx, { params }) => findWebhook(ctx, params.id ?? ""),
  ),
  DELETE: handle(async (ctx, { params }) => {
    await deleteWebhook(ctx, params.id ?? "");
    return { deleted: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
