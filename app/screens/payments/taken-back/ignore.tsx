import { redirect } from "@remix-run/node";
import { z } from "zod";
import { ignoreReversal, findReversal } from "#app/features/bank-files/reversals/decide-reversal.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { refusedHere } from "#app/screens/payments/refused-here.server.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  await findReversal(ctx, params.id ?? "");
  return redirect(paths.takenBack);
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { params, values }) => {
  const back = safeRedirect(values.redirectTo, paths.takenBack);
  return refusedHere(ctx, back, async () => {
    await ignoreReversal(ctx, params.id ?? "");
    return redirectWithFlash(ctx.platform, back, { key: "payments:takenBack.done.ignored" });
  });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
