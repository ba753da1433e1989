import { redirect } from "@remix-run/node";
import { z } from "zod";
import { findDelivery, resendDelivery } from "#app/features/webhooks/delivery/webhook-deliveries.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  const { webhookId } = await findDelivery(ctx, params.id ?? "");
  return redirect(paths.webhook(webhookId));
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { params }) => {
  const { webhookId } = await resendDelivery(ctx, params.id ?? "");
  return redirectWithFlash(ctx.platform, paths.webhook(webhookId), { key: "webhooks:log.resent" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
