import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import {
  queueAttempt,
  queueFirstAttempt,
} from "#app/features/programs/webhooks/delivery/queue-delivery.server.ts";
import { webhookLimits } from "#app/features/programs/webhooks/limits.ts";
import { findWebhook, idsWanting, listWebhooks } from "#app/features/programs/webhooks/webhooks.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { trueNow } from "#app/platform/clock.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findEvent } from "#app/features/running/events/events.server.ts";
import type { ReplayInput } from "./replay.schema.ts";

/**
 * With the id and the bytes it was first posted with, and all retries.
 * @param webhookId whether or not it wants the type; without, all active ones that want it
 * @returns to how many webhooks
 * @throws AppError `event.not_found`, `webhook.not_found`, `webhook.endpoint_off`, `plan.pro_required`,
 * `request.too_many`
 */
export async function replayEvent(
  ctx: UserContext,
  eventId: string,
  { webhookId }: ReplayInput,
): Promise<number> {
  await findEvent(ctx, eventId);
  await requirePro(ctx);
  await countAttempt(ctx, webhookLimits.replayBusiness, ctx.businessId);
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const { type } = await findEvent(ctx, eventId);
    const endpointIds = webhookId
      ? [await activeWebhook(ctx, webhookId)]
      : idsWanting(await listWebhooks(ctx), type);
    for (const endpointId of endpointIds) await queueAgain(ctx, { endpointId, eventId });
    return endpointIds.length;
  });
}

async function activeWebhook(ctx: UserContext, id: string): Promise<string> {
  const { isActive } = await findWebhook(ctx, id);
  if (!isActive) throw new AppError("webhook.endpoint_off");
  return id;
}

/** What it has been sent to before keeps one line in the log. */
async function queueAgain(
  ctx: UserContext,
  { endpointId, eventId }: { endpointId: string; eventId: string },
): Promise<void> {
  const delivery = await ctx.db
    .selectFrom("webhook_deliveries")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("endpoint_id", "=", endpointId)
    .where("event_id", "=", eventId)
    .executeTakeFirst();
  if (delivery) await queueAttempt(ctx, delivery.id, { attempts: 0, at: trueNow(ctx) });
  else await queueFirstAttempt(ctx, { endpointId, eventId });
}
