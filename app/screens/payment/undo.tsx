import { redirect } from "@remix-run/node";
import { z } from "zod";
import { undoPayment } from "#app/features/payments/undo-payment.server.ts";
import { allocationsOf } from "#app/features/ledger/allocations.server.ts";
import { findPayment } from "#app/features/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect, screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  const { id } = await findPayment(ctx, params.id ?? "");
  return redirect(await settledInvoice(ctx, id));
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { params, values }) => {
  const id = params.id ?? "";
  const invoice = await settledInvoice(ctx, id);
  await undoPayment(ctx, id);
  const { state } = await findPayment(ctx, id);
  const key = state === "unassigned" ? "sending:settling.unassigned" : "sending:done.markUnpaid";
  return redirectWithFlash(ctx.platform, safeRedirect(values.redirectTo, invoice), { key });
});

async function settledInvoice(ctx: UserContext, paymentId: string): Promise<string> {
  const [first] = await allocationsOf(ctx, { paymentIds: [paymentId] });
  return first ? paths.invoice(first.invoiceId) : paths.invoices;
}

export { NoPage as default } from "#app/ui/page/no-page.tsx";
