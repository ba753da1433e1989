import { webhookJson } from "#app/features/webhooks/webhook-json.ts";
import { webhookSchema } from "#app/features/webhooks/webhook.schema.ts";
import { deleteWebhook, findWebhook, updateWebhook } from "#app/features/webhooks/webhooks.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { reading, removing, replacing } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const read = async (ctx: UserContext, id: string) => webhookJson(await findWebhook(ctx, id));

const route = sharedEndpoint({
  GET: reading(read),
  ...replacing(webhookSchema, read, updateWebhook),
  DELETE: removing(read, async (ctx, id) => {
    await deleteWebhook(ctx, id);
    return { deleted: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
