import { redirect } from "@remix-run/node";
import { z } from "zod";
import { ignorePayment } from "#app/features/payments/review/ignore-payment.server.ts";
import { findPayment } from "#app/features/ledger/payments.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { refusedHere } from "./refused-here.server.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  await findPayment(ctx, params.id ?? "");
  return redirect(paths.payments);
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { params, values }) => {
  const back = safeRedirect(values.redirectTo, paths.payments);
  return refusedHere(ctx, back, async () => {
    await ignorePayment(ctx, params.id ?? "");
    return redirectWithFlash(ctx.platform, back, { key: "payments:done.ignored" });
  });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
