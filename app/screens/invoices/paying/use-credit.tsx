import { redirect } from "@remix-run/node";
import { z } from "zod";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { settleFromCredit } from "#app/features/payments/client-credit.server.ts";
import { amountDue } from "#app/features/ledger/amount-due.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { screenAction, screenLoader } from "#app/platform/http/screen.server.ts";
import { formatChf } from "#app/swiss/money.ts";
import { paths } from "#app/paths.ts";

export const loader = screenLoader(async (ctx, { params }) => {
  const { id } = await findInvoice(ctx, params.id ?? "");
  return redirect(paths.invoice(id));
});

export const action = screenAction({ schema: z.object({}) }, async (ctx, _input, { params }) => {
  const id = params.id ?? "";
  await settleFromCredit(ctx, id);
  const due = amountDue(await findInvoice(ctx, id));
  const flash = due
    ? { key: "sending:credit.stillDue", params: { amount: formatChf(due) } }
    : { key: "sending:credit.paid" };
  return redirectWithFlash(ctx.platform, paths.invoice(id), flash);
});

export { NoPage as default } from "#app/ui/page/no-page.tsx";
