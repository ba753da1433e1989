import type { Selectable } from "kysely";
import { invoiceDeliveryJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { recordInvoiceEvent } from "#app/features/selling/invoices/status/record-invoice-event.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { DeliveriesTable } from "#app/platform/database/schema/invoices.ts";
import { deliveryOf } from "#app/features/selling/papers/sending/deliveries.server.ts";

/** The e-mail may be of a reminder, so it is told beside the invoice. */
export async function recordSendFailed(
  ctx: BusinessContext,
  row: Selectable<DeliveriesTable>,
): Promise<void> {
  const { kind } = await ctx.db
    .selectFrom("invoices")
    .select("kind")
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", row.invoice_id ?? "")
    .executeTakeFirstOrThrow();
  const type = kind === "credit_note" ? "credit_note.send_failed" : "invoice.send_failed";
  const delivery = { ...invoiceDeliveryJson(deliveryOf(row)), reminderId: row.reminder_id || null };
  await recordInvoiceEvent(ctx, type, row.invoice_id ?? "", { delivery });
}
