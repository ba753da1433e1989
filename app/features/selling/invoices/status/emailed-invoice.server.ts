import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { emailedPaper, holdBack } from "#app/features/selling/papers/sending/emailed-paper.server.ts";
import { hasNotArrived } from "#app/features/selling/papers/sending/reached.ts";
import type { HeldBack } from "#app/features/selling/papers/sending/held-back.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { invoiceHeldBack } from "./held-back.ts";
import { recordInvoiceHistory } from "./record-invoice-history.server.ts";
import { recordSendFailed } from "./record-send-failed.server.ts";

/** The invoice itself or a reminder of it. */
export const emailedInvoice = emailedPaper(
  {
    noun: "invoice",
    record: (ctx, invoiceId, event, data) =>
      recordInvoiceHistory(ctx, { invoiceId, event, ...(data ? { data } : {}) }),
  },
  async (ctx, delivery) => {
    if (hasNotArrived(delivery)) await recordSendFailed(ctx, delivery);
  },
);

export function holdBackInvoice(ctx: BusinessContext, id: string, reason: HeldBack): Promise<void> {
  return holdBack(ctx, { noun: "invoice", id, document: emailedInvoice, reason });
}

/** Last in a transaction that may have closed it. */
export async function holdBackClosed(ctx: BusinessContext, id: string): Promise<void> {
  const reason = invoiceHeldBack(await findInvoice(ctx, id));
  if (reason) await holdBackInvoice(ctx, id, reason);
}
