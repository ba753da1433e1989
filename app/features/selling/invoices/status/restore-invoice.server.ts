import { touchOfferOf } from "#app/features/selling/papers/paper-rows.server.ts";
import { holdExternalId } from "#app/features/running/external/hold-external-id.server.ts";
import { forgetDeletion } from "#app/features/running/deletions/deletions.server.ts";
import { lockBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordInvoiceHistory } from "./record-invoice-history.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

/**
 * For the operator, under its old number. @returns false when the archive has no invoice with this number
 * @throws AppError `external_id.taken` by another invoice meanwhile
 */
export async function restoreInvoice(ctx: BusinessContext, number: string): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    await lockBusiness(ctx);
    const restored = await ctx.db
      .selectFrom("invoices")
      .select(["id", "kind", "external_id"])
      .where("business_id", "=", ctx.businessId)
      .where("number", "=", number)
      .where("archived_at", "is not", null)
      .executeTakeFirst();
    if (!restored) return false;
    const held = await holdExternalId(ctx, restored, restored.external_id);
    await ctx.db
      .updateTable("invoices")
      .set((set) => ({
        ...held,
        archived_at: null,
        updated_at: ctx.now.toISOString(),
        version: set("version", "+", 1),
      }))
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", restored.id)
      .execute();
    await touchOfferOf(ctx, restored.id);
    await forgetDeletion(ctx, restored.id);
    await recordInvoiceHistory(ctx, { invoiceId: restored.id, event: "invoice.restored", data: { number } });
    return true;
  });
}
