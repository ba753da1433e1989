import { redirect } from "@remix-run/node";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { sendReminder } from "#app/features/reminders/send-reminder.server.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  const { id } = await findInvoice(ctx, params.id ?? "");
  return redirect(paths.invoice(id));
});

export const action = screenAction({ schema: seenSchema }, async (ctx, { version }, { params }) => {
  const id = params.id ?? "";
  await sendReminder(ctx, id, params.rid ?? "", version);
  return redirectWithFlash(ctx.platform, paths.invoice(id), { key: "reminders:invoice.onItsWay" });
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
