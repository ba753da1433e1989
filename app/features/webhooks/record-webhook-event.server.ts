import { isPro } from "#app/features/subscriptions/require-pro.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { queueEvent } from "#app/features/webhooks/delivery/queue-delivery.server.ts";
import type { WebhookEventType } from "./webhook-events.ts";
import { idsWanting, listWebhooks } from "./webhooks.server.ts";

/**
 * In the transaction of the change, once all of it is written: rolled back changes are never announced. Kept for every
 * business on Pro that has a program, whether or not a webhook wants it.
 * @param render `data` in the shape of /api/v1; null when there is nothing to tell after all
 */
export async function recordWebhookEvent(
  ctx: BusinessContext,
  type: WebhookEventType,
  render: () => object | null | Promise<object | null>,
): Promise<void> {
  const webhooks = await listWebhooks(ctx);
  if (webhooks.length === 0 && !(await hasApiKey(ctx))) return;
  if (!(await isPro(ctx))) return;
  const data = await render();
  if (data) await queueEvent(ctx, { type, data, endpointIds: idsWanting(webhooks, type) });
}

/** Test keys belong to the business whose sandbox they act on. */
async function hasApiKey(ctx: BusinessContext): Promise<boolean> {
  const key = await ctx.db
    .selectFrom("api_keys")
    .select("api_keys.id")
    .where("api_keys.business_id", "=", (eb) =>
      eb
        .selectFrom("businesses")
        .select(({ fn, ref }) => fn.coalesce(ref("businesses.sandbox_of"), ref("businesses.id")).as("owner"))
        .where("businesses.id", "=", ctx.businessId),
    )
    .limit(1)
    .executeTakeFirst();
  return key !== undefined;
}
