import { redirect } from "@remix-run/node";
import { z } from "zod";
import { forgetRule } from "#app/features/payment-rules/teach.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(() => Promise.resolve(redirect(paths.paymentRules())));

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { params }) => {
  const count = await forgetRule(ctx, params.id ?? "");
  return redirectWithFlash(ctx.platform, paths.paymentRules(), {
    key: count === 0 ? "payments:rules.forgottenAlone" : "payments:rules.forgotten",
    params: { count },
  });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
