import { redirect } from "@remix-run/node";
import { z } from "zod";
import { findPlan } from "#app/features/subscriptions/current-plan.server.ts";
import { trySync } from "#app/features/subscriptions/stripe/sync-subscription.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { afterCheckout } from "#app/ui/subscriptions/after-checkout.ts";

/** Stripe's page returns here, so that changes show at once. */
export const loader = screenLoader(async (ctx) => {
  await trySync(ctx);
  return redirect(paths.subscription);
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { values }) => {
  await trySync(ctx);
  const to = safeRedirect(values.redirectTo, paths.dashboard);
  const answer = await redirectWithFlash(ctx.platform, to, afterCheckout(await findPlan(ctx)));
  // Going back leads to the page before, not to each check.
  answer.headers.set("X-Remix-Replace", "true");
  return answer;
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
