import { openPortal } from "#app/features/subscriptions/portal.server.ts";
import { endpoint, handle } from "#app/platform/api.server.ts";
import { paths } from "#app/paths.ts";

const route = endpoint({
  POST: handle(async (ctx) => ({ url: await openPortal(ctx, ctx.platform.env.appUrl + paths.profile) })),
});

export const loader = route.loader;
export const action = route.action;
