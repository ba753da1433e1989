import { isPro } from "#app/features/subscriptions/require-pro.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { queueEvent } from "#app/features/webhooks/delivery/queue-delivery.server.ts";
import type { WebhookEventType } from "./webhook-events.ts";
import { wantedEvents } from "./webhooks.server.ts";

/**
 * In the transaction of the change, once all of it is written: rolled back changes are never announced.
 * @param render `data` in the shape of /api/v1
 */
export async function recordWebhookEvent(
  ctx: BusinessContext,
  type: WebhookEventType,
  render: () => object | Promise<object>,
): Promise<void> {
  const active = await ctx.db
    .selectFrom("webhook_endpoints")
    .select(["id", "events"])
    .where("business_id", "=", ctx.businessId)
    .where("is_active", "=", 1)
    .orderBy("id")
    .execute();
  const endpointIds = active.filter((row) => wantedEvents(row).includes(type)).map(({ id }) => id);
  if (endpointIds.length === 0 || !(await isPro(ctx))) return;
  await queueEvent(ctx, { type, data: await render(), endpointIds });
}
