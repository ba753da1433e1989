import { redirect } from "@remix-run/node";
import { z } from "zod";
import { testWebhook } from "#app/features/webhooks/test-webhook.server.ts";
import { findWebhook } from "#app/features/webhooks/webhooks.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  const { id } = await findWebhook(ctx, params.id ?? "");
  return redirect(paths.webhook(id));
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { params }) => {
  const id = params.id ?? "";
  await testWebhook(ctx, id);
  return redirectWithFlash(ctx.platform, paths.webhook(id), { key: "webhooks:test.done" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
