import { redirect } from "@remix-run/node";
import { z } from "zod";
import { openPortal } from "#app/features/subscriptions/stripe/portal.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(() => Promise.resolve(redirect(paths.subscription)));

export const action = screenAction({ schema: z.object({}) }, async (ctx) => {
  return redirect(await openPortal(ctx, ctx.platform.env.appUrl + paths.syncSubscription), { status: 303 });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
