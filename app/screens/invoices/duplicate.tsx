import { redirect } from "@remix-run/node";
import { z } from "zod";
import { duplicateInvoice } from "#app/features/invoices/duplicate-invoice.server.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  const { id } = await findInvoice(ctx, params.id ?? "");
  return redirect(paths.invoice(id));
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { params }) => {
  const id = await duplicateInvoice(ctx, params.id ?? "");
  return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "invoices:duplicate.done" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
