import { redirect } from "@remix-run/node";
import { z } from "zod";
import { confirmPayments } from "#app/features/payments/review/confirm-payments.server.ts";
import { type Flash, redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

const schema = z.object({ ids: z.array(z.string().max(100)).max(1000) });

export const loader = screenLoader(() => Promise.resolve(redirect(paths.payments)));

export const action = screenAction(
  { schema, read: (_values, form) => ({ ids: form.getAll("id") }) },
  async (ctx, { ids }, { values }) => {
    const back = safeRedirect(values.redirectTo, paths.payments);
    if (ids.length === 0)
      return redirectWithFlash(ctx.platform, back, { key: "errors:payment.none_selected", tone: "bad" });
    return redirectWithFlash(ctx.platform, back, summary(await confirmPayments(ctx, ids)));
  },
);

function summary({ confirmed, outdated }: { confirmed: number; outdated: number }): Flash {
  if (outdated === 0) return { key: "payments:done.confirmed", params: { count: confirmed }, tone: "good" };
  return { key: "payments:done.partly", params: { count: confirmed, outdated }, tone: "note" };
}

export { NoPage as default } from "#app/ui/page/no-page.tsx";
