import { redirect } from "@remix-run/node";
import { z } from "zod";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { waiveClaim } from "#app/features/reminders/open-claims.server.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

const schema = seenSchema.extend({ reminderId: z.string().max(100), kind: z.enum(["interest", "fee"]) });

export const loader = screenLoader(async (ctx, { params }) => {
  const { id } = await findInvoice(ctx, params.id ?? "");
  return redirect(paths.invoice(id));
});

export const action = screenAction(
  { schema, exists: (ctx, { params }) => findInvoice(ctx, params.id ?? "") },
  async (ctx, { version, ...claim }, { params }) => {
    const id = params.id ?? "";
    await waiveClaim(ctx, id, claim, version);
    return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "reminders:invoice.waived" });
  },
);

export { NoPage as default } from "#app/ui/page/no-page.tsx";
