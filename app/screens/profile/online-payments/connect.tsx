import { redirect } from "@remix-run/node";
import { z } from "zod";
import { startOnboarding } from "#app/features/online-payments/connect/connected-account.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(() => Promise.resolve(redirect(paths.onlinePayments)));

export const action = screenAction({ schema: z.object({}) }, async (ctx) => {
  const backTo = ctx.platform.env.appUrl + paths.onlinePayments;
  return redirect(await startOnboarding(ctx, backTo), { status: 303 });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
