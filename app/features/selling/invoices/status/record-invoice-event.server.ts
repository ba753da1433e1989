import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import type { EventType } from "#app/features/running/events/event-types.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";

/**
 * Comes last in the transaction, as its content is read from the database. An archived invoice was announced as
 * deleted, and nothing more is told of it.
 * @param more besides the invoice
 */
export async function recordInvoiceEvent(
  ctx: BusinessContext,
  type: EventType,
  id: string,
  more: object = {},
): Promise<void> {
  await recordEvent(ctx, type, async () => {
    const invoice = await unlessGone(findInvoice(ctx, id));
    return invoice && { ...documentJson(invoice), ...more };
  });
}

export async function recordInvoiceDeleted(ctx: BusinessContext, invoice: Invoice): Promise<void> {
  await recordEvent(ctx, "invoice.deleted", () => documentJson(invoice));
}

export function documentJson(invoice: Invoice) {
  return { [invoice.kind === "credit_note" ? "creditNote" : "invoice"]: invoiceJson(invoice) };
}
