import { touchInvoice } from "#app/features/invoices/document/lock-invoice.server.ts";
import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";
import type { EmailedDocument } from "./record-delivery.server.ts";
import { recordSendFailed } from "./record-send-failed.server.ts";

const NOT_ARRIVED = ["failed", "uncertain"];

/** The invoice itself or a reminder of it. */
export const emailedInvoice: EmailedDocument = {
  touch: (ctx, { invoice_id }) => touchInvoice(ctx, invoice_id ?? ""),
  async conclude(ctx, delivery, state) {
    const { invoice_id: invoiceId, recipient } = delivery;
    const event = `invoice.email_${state}`;
    await recordInvoiceHistory(ctx, { invoiceId: invoiceId ?? "", event, data: { recipient } });
    if (NOT_ARRIVED.includes(state)) await recordSendFailed(ctx, delivery);
  },
};
