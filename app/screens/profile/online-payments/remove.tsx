import { redirect } from "@remix-run/node";
import { z } from "zod";
import { removeProvider } from "#app/features/online-payments/provider/save-provider-key.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(() => Promise.resolve(redirect(paths.onlinePayments)));

export const action = screenAction({ schema: z.object({}) }, async (ctx) => {
  await removeProvider(ctx);
  return redirectWithFlash(ctx.platform, paths.onlinePayments, { key: "online-payments:removed" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
