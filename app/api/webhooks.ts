import {
  findDelivery,
  listDeliveries,
  resendDelivery,
} from "#app/features/programs/webhooks/delivery/webhook-deliveries.server.ts";
import { testWebhook } from "#app/features/programs/webhooks/test-webhook.server.ts";
import { deliveryPageJson, webhookJson } from "#app/features/programs/webhooks/webhook-json.ts";
import { webhookSchema } from "#app/features/programs/webhooks/webhook.schema.ts";
import {
  createWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  rotateWebhook,
  updateWebhook,
} from "#app/features/programs/webhooks/webhooks.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { type CallArgs, handle, handleBody } from "#app/platform/http/api.server.ts";
import { pageOf } from "#app/platform/lists/pages.ts";
import { apiCalls } from "./api-calls.ts";
import { deleting, reading, replacing } from "./record-calls.ts";

const read = async (ctx: UserContext, id: string) => webhookJson(await findWebhook(ctx, id));

const exists = (ctx: UserContext, { id }: CallArgs) => findWebhook(ctx, id);

const changes = replacing(webhookSchema, read, updateWebhook);

const route = apiCalls("webhooks", {
  listWebhooks: handle(async (ctx) => ({ webhooks: (await listWebhooks(ctx)).map(webhookJson) })),
  createWebhook: handleBody(webhookSchema, async (ctx, input) => {
    const { webhook, secret } = await createWebhook(ctx, input);
    return created({ ...webhookJson(webhook), secret }, `/webhooks/${webhook.id}`);
  }),
  readWebhook: reading(read),
  updateWebhook: changes.PUT,
  patchWebhook: changes.PATCH,
  deleteWebhook: deleting(read, deleteWebhook),
  rotateWebhook: handle(async (ctx, { id }) => {
    const { webhook, secret } = await rotateWebhook(ctx, id);
    return { ...webhookJson(webhook), secret };
  }, exists),
  testWebhook: handle(async (ctx, { id }) => {
    await testWebhook(ctx, id);
    return { queued: true };
  }, exists),
  listDeliveries: handle(async (ctx, { id, url }) =>
    deliveryPageJson(await listDeliveries(ctx, id, pageOf(url.searchParams))),
  ),
  resendDelivery: handle(
    async (ctx, { id }) => {
      await resendDelivery(ctx, id);
      return { queued: true };
    },
    (ctx, { id }) => findDelivery(ctx, id),
  ),
});

export const loader = route.loader;
export const action = route.action;
