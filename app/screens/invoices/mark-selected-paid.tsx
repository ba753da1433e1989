import { redirect } from "@remix-run/node";
import { z } from "zod";
import { markSelectedPaid } from "#app/features/invoices/status/change-status.server.ts";
import { type Flash, redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

/** Characters of numbers in a message, which a cookie holds. */
const MAX_NAMED = 180;

const schema = z.object({ ids: z.array(z.string().max(100)).max(1000) });

export const loader = screenLoader(() => Promise.resolve(redirect(paths.invoices)));

export const action = screenAction(
  { schema, read: (_values, form) => ({ ids: form.getAll("id") }) },
  async (ctx, { ids }, { url }) => {
    const back = safeRedirect(url.searchParams.get("redirectTo"), paths.invoices);
    if (ids.length === 0) {
      return redirectWithFlash(ctx.platform, back, { key: "errors:invoice.none_selected", tone: "bad" });
    }
    return redirectWithFlash(ctx.platform, back, summary(await markSelectedPaid(ctx, ids)));
  },
);

function summary({ marked, refused }: { marked: number; refused: string[] }): Flash {
  if (refused.length === 0) return { key: "sending:selected.done", params: { count: marked }, tone: "good" };
  const numbers = refused.join(", ");
  const named = numbers.length > MAX_NAMED ? `${numbers.slice(0, MAX_NAMED)} …` : numbers;
  const tone = marked ? "note" : "bad";
  return { key: "sending:selected.partly", params: { count: marked, numbers: named }, tone };
}

export { NoPage as default } from "#app/ui/page/no-page.tsx";
