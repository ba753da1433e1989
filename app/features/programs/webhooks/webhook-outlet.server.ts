import type { BusinessContext } from "#app/platform/context.server.ts";
import type { EventOutlet } from "#app/platform/product.ts";
import { queueFirstAttempt } from "#app/features/programs/webhooks/delivery/queue-delivery.server.ts";
import { idsWanting, listWebhooks } from "./webhooks.server.ts";

export const webhookOutlet: EventOutlet<BusinessContext> = {
  async open(ctx, type) {
    const webhooks = await listWebhooks(ctx);
    if (webhooks.length === 0) return null;
    return async (eventId) => {
      for (const endpointId of idsWanting(webhooks, type))
        await queueFirstAttempt(ctx, { endpointId, eventId });
    };
  },
};
