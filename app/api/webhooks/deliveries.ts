import { listDeliveries } from "#app/features/webhooks/delivery/webhook-deliveries.server.ts";
import { deliveryPageJson } from "#app/features/webhooks/webhook-json.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { pageOf } from "#app/platform/lists/pages.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { params, url }) =>
    deliveryPageJson(await listDeliveries(ctx, params.id ?? "", pageOf(url.searchParams))),
  ),
});

export const loader = route.loader;
export const action = route.action;
