import { redirect } from "@remix-run/node";
import { z } from "zod";
import { findPlan } from "#app/features/subscriptions/current-plan.server.ts";
import { trySync } from "#app/features/subscriptions/sync-subscription.server.ts";
import { redirectWithFlash } from "#app/platform/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/screen.server.ts";
import { paths } from "#app/paths.ts";
import { afterCheckout } from "#app/ui/subscriptions/after-checkout.ts";

export const loader = screenLoader(() => Promise.resolve(redirect(paths.profile)));

/** Looks again whether the payment has arrived, and says how it stands on the page that asked. */
export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { values }) => {
  await trySync(ctx);
  const to = safeRedirect(values.redirectTo, paths.dashboard);
  const answer = await redirectWithFlash(ctx.platform, to, afterCheckout(await findPlan(ctx)));
  // Going back leads to the page before, not to each look.
  answer.headers.set("X-Remix-Replace", "true");
  return answer;
});

export { NoPage as default } from "#app/ui/no-page.tsx";
