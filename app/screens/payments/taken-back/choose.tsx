import { redirect } from "@remix-run/node";
import { z } from "zod";
import { chooseTakenBack, findReversal } from "#app/features/bank-files/reversals/decide-reversal.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";
import { refusedHere } from "#app/screens/payments/refused-here.server.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  await findReversal(ctx, params.id ?? "");
  return redirect(paths.takenBack);
});

export const action = screenAction(
  {
    schema: z.object({ paymentId: z.string().max(100) }),
    exists: (ctx, { params }) => findReversal(ctx, params.id ?? ""),
  },
  async (ctx, { paymentId }, { params, values }) => {
    const back = safeRedirect(values.redirectTo, paths.takenBack);
    return refusedHere(ctx, back, async () => {
      await chooseTakenBack(ctx, params.id ?? "", paymentId);
      return redirectWithFlash(ctx.platform, back, { key: "payments:takenBack.done.chosen" });
    });
  },
);

export { NoPage as default } from "#app/ui/page/no-page.tsx";
