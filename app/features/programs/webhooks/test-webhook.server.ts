import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { queueFirstAttempt } from "#app/features/programs/webhooks/delivery/queue-delivery.server.ts";
import { keepEvent } from "#app/features/running/events/keep-event.server.ts";
import { PING } from "#app/features/running/events/event-types.ts";
import { findWebhook } from "./webhooks.server.ts";
import { webhookLimits } from "./limits.ts";

/** Also where it is not active. @throws AppError `webhook.not_found`, `plan.pro_required`, `request.too_many` */
export async function testWebhook(ctx: UserContext, id: string): Promise<void> {
  await findWebhook(ctx, id);
  await requirePro(ctx);
  await countAttempt(ctx, webhookLimits.webhookBusiness, ctx.businessId);
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await findWebhook(ctx, id);
    const eventId = await keepEvent(ctx, { type: PING, data: {} });
    await queueFirstAttempt(ctx, { endpointId: id, eventId });
  });
}
