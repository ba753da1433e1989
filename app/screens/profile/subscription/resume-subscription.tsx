import { redirect } from "@remix-run/node";
import { z } from "zod";
import { resumeSubscription } from "#app/features/subscriptions/manage-subscription.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(() => Promise.resolve(redirect(paths.subscription)));

export const action = screenAction({ schema: z.object({}) }, async (ctx) => {
  await resumeSubscription(ctx);
  return redirectWithFlash(ctx.platform, paths.subscription, { key: "subscription:resume.done" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
