import { z } from "zod";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { undoRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { paths } from "#app/paths.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { redirectWithFlash } from "#app/platform/http/flash.server.ts";
import { safeRedirect } from "#app/platform/http/screen.server.ts";
import { button, pressed } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";

const ON_REFUNDS = { find: findPayment, page: paths.refund };

const ON_INVOICE = { find: findPayment, page: settledInvoice };

const refund = z.object({ refundId: z.string().default("") });

const route = screensOf<"screens/payment/buttons.tsx">({
  undoRefund: button(ON_REFUNDS, { schema: refund }, async (ctx, { refundId }, { id }) => {
    await undoRefund(ctx, id, refundId);
    return "sending:refund.undone";
  }),
  undoPayment: button(ON_INVOICE, pressed, async (ctx, _input, { id, values }) => {
    const invoice = await settledInvoice(id, ctx);
    await undoPayment(ctx, id);
    const { state } = await findPayment(ctx, id);
    const key = state === "unassigned" ? "sending:settling.unassigned" : "sending:done.markUnpaid";
    return redirectWithFlash(ctx.platform, safeRedirect(values.redirectTo, invoice), { key });
  }),
});

async function settledInvoice(paymentId: string, ctx: UserContext): Promise<string> {
  const [first] = await allocationsOf(ctx, { paymentIds: [paymentId] });
  return first ? paths.invoice(first.invoiceId) : paths.invoices;
}

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
