import { forgetDeletion } from "#app/features/deletions/deletions.server.ts";
import { recordInvoiceHistory } from "./record-invoice-history.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/** For the operator, under its old number. @returns false when the archive has no invoice with this number */
export async function restoreInvoice(ctx: BusinessContext, number: string): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    const restored = await ctx.db
      .updateTable("invoices")
      .set((set) => ({
        archived_at: null,
        updated_at: ctx.now.toISOString(),
        version: set("version", "+", 1),
      }))
      .where("business_id", "=", ctx.businessId)
      .where("number", "=", number)
      .where("archived_at", "is not", null)
      .returning("id")
      .executeTakeFirst();
    if (!restored) return false;
    await forgetDeletion(ctx, restored.id);
    await recordInvoiceHistory(ctx, { invoiceId: restored.id, event: "invoice.restored", data: { number } });
    return true;
  });
}
