import { touchOfferOf } from "#app/features/selling/papers/paper-rows.server.ts";
import { recordDeletion } from "#app/features/running/deletions/deletions.server.ts";
import { requireNoDeposits } from "#app/features/selling/invoices/deposits/require-deducted.server.ts";
import { holdBackInvoice } from "#app/features/selling/invoices/status/emailed-invoice.server.ts";
import { recordInvoiceDeleted } from "#app/features/selling/invoices/status/record-invoice-event.server.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { requireNotDeducted } from "#app/features/selling/invoices/status/require-not-deducted.server.ts";
import { requireFirstCorrections } from "#app/features/selling/invoices/status/first-corrections.server.ts";
import { giveBackServices } from "#app/features/selling/invoices/status/give-back-services.server.ts";
import { changeInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";

/**
 * Archives what was issued, as it must be kept for ten years (Art. 958f OR). @returns whether it is kept
 * @throws AppError `invoice.not_found`, `invoice.changed` when `seen` is not the latest version,
 * `invoice.transition_not_allowed` for a credit note
 */
export async function deleteInvoice(
  ctx: UserContext,
  id: string,
  seen?: number,
): Promise<{ isArchived: boolean }> {
  return changeInvoice(ctx, id, { action: "delete", version: seen }, async (ctx, invoice) => {
    const { state, number } = invoice;
    const isArchived = state !== "draft";
    await requireNotDeducted(ctx, id);
    await requireNoDeposits(ctx, id);
    if (isArchived) await requireFirstCorrections(ctx, invoice);
    await holdBackInvoice(ctx, id, "deleted");
    await touchOfferOf(ctx, id);
    if (!isArchived) await giveBackServices(ctx, id);
    await (isArchived ? archive(ctx, id) : remove(ctx, id));
    const event = isArchived ? "invoice.archived" : "invoice.deleted";
    await recordInvoiceHistory(ctx, { invoiceId: id, event, data: { number } });
    await recordDeletion(ctx, "invoice", id);
    await recordInvoiceDeleted(ctx, invoice);
    return { isArchived };
  });
}

async function archive(ctx: UserContext, id: string): Promise<void> {
  const now = ctx.now.toISOString();
  await ctx.db
    .updateTable("invoices")
    .set((set) => ({ archived_at: now, unique_as: "", updated_at: now, version: set("version", "+", 1) }))
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .execute();
}

async function remove(ctx: UserContext, id: string): Promise<void> {
  await ctx.db
    .deleteFrom("invoices")
    .where("id", "=", id)
    .where("business_id", "=", ctx.businessId)
    .execute();
}
