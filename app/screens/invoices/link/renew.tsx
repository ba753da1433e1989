import { redirect } from "@remix-run/node";
import { z } from "zod";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { renewLink } from "#app/features/invoices/link/change-link.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  const { id } = await findInvoice(ctx, params.id ?? "");
  return redirect(paths.invoice(id));
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { params }) => {
  const id = params.id ?? "";
  await renewLink(ctx, id);
  return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "sending:done.linkRenewed" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
