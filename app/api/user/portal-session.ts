import { openPortal } from "#app/features/subscriptions/stripe/portal.server.ts";
import { endpoint, handle } from "#app/platform/http/api.server.ts";
import { paths } from "#app/paths.ts";

const route = endpoint({
  POST: handle(async (ctx) => ({
    url: await openPortal(ctx, ctx.platform.env.appUrl + paths.syncSubscription),
  })),
});

export const loader = route.loader;
export const action = route.action;
