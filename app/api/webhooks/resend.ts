import { findDelivery, resendDelivery } from "#app/features/webhooks/delivery/webhook-deliveries.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handle(
    async (ctx, { params }) => {
      await resendDelivery(ctx, params.id ?? "");
      return { queued: true };
    },
    (ctx, { params }) => findDelivery(ctx, params.id ?? ""),
  ),
});

export const loader = route.loader;
export const action = route.action;
