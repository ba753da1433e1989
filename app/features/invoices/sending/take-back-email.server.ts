import { lockInvoice } from "#app/features/invoices/status/lock-invoice.server.ts";
import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";
import { withdrawDelivery } from "#app/features/papers/sending/withdraw-delivery.server.ts";
import { touchPaper } from "#app/features/papers/storing/paper-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

/**
 * The invoice stays issued: its number, PDF and link exist. Asking twice changes nothing.
 * @param version from which it was sent
 * @throws AppError `invoice.not_found`, `delivery.left`
 */
export async function takeBackEmail(ctx: UserContext, id: string, version: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockInvoice(ctx, id);
    const delivery = await ctx.db
      .selectFrom("deliveries")
      .select(["id", "error_code", "recipient"])
      .where("business_id", "=", ctx.businessId)
      .where("invoice_id", "=", id)
      .where("version", "=", version)
      .where("reminder_id", "=", "")
      .where("copy_of", "=", "")
      .orderBy("id", "desc")
      .executeTakeFirst();
    if (!delivery) throw new AppError("delivery.left");
    if (delivery.error_code === "undone") return;
    await withdrawDelivery(ctx, delivery.id);
    await touchPaper(ctx, "invoice", id);
    const { recipient } = delivery;
    await recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.email_undone", data: { recipient } });
  });
}
