import { recordHistory } from "#app/features/running/history/history.server.ts";
import type { EventType } from "#app/features/running/events/event-types.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { recordInvoiceEvent } from "./record-invoice-event.server.ts";

const WEBHOOK_EVENT_OF: Record<string, EventType | undefined> = {
  "invoice.created": "invoice.created",
  "invoice.imported": "invoice.created",
  "invoice.updated": "invoice.updated",
  "invoice.restored": "invoice.updated",
  "invoice.sent": "invoice.sent",
  "invoice.marked_sent": "invoice.sent",
  "invoice.partially_paid": "invoice.partially_paid",
  "invoice.overdue": "invoice.overdue",
  "invoice.cancelled": "invoice.cancelled",
  "invoice.viewed": "invoice.viewed",
  "credit_note.created": "credit_note.created",
  "credit_note.sent": "credit_note.sent",
};

/**
 * Webhooks get the same event; of paid and unpaid `willTellSettling` tells. Comes last in the transaction, as their
 * content is read from the database.
 * @returns as `recordHistory`
 */
export async function recordInvoiceHistory(
  ctx: BusinessContext | UserContext,
  entry: Parameters<typeof recordHistory>[1] & { invoiceId: string },
): Promise<boolean> {
  const isNew = await recordHistory(ctx, entry);
  const type = WEBHOOK_EVENT_OF[entry.event];
  if (isNew && type) await recordInvoiceEvent(ctx, type, entry.invoiceId);
  return isNew;
}
