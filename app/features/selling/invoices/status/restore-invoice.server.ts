import type { Selectable, Updateable } from "kysely";
import { touchOfferOf } from "#app/features/selling/papers/paper-rows.server.ts";
import { holdExternalId } from "#app/features/running/external/hold-external-id.server.ts";
import { forgetDeletion } from "#app/features/running/deletions/deletions.server.ts";
import { lockBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordInvoiceHistory } from "./record-invoice-history.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { InvoicesTable } from "#app/platform/database/schema/invoices.ts";
import { AppError } from "#app/platform/errors.ts";

/**
 * For the operator, under its old number. @returns false when the archive has no invoice with this number
 * @throws AppError `external_id.taken` by another invoice meanwhile
 */
export async function restoreInvoice(ctx: BusinessContext, number: string): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    await lockBusiness(ctx);
    const hidden = await archived(ctx).where("number", "=", number).executeTakeFirst();
    if (!hidden) return false;
    await restore(ctx, hidden, await holdExternalId(ctx, hidden, hidden.external_id));
    return true;
  });
}

/** Lists an invoice again that was deleted and is owed or paid now, as the books have it. Others stay as they are. */
export async function listAgain(ctx: BusinessContext, id: string): Promise<void> {
  const hidden = isId(id) ? await archived(ctx).where("id", "=", id).executeTakeFirst() : undefined;
  if (!hidden) return;
  const held = await holdExternalId(ctx, hidden, hidden.external_id).catch((error: unknown) => {
    if (error instanceof AppError) return { unique_as: "" as const };
    throw error;
  });
  await restore(ctx, hidden, held);
}

function archived(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("invoices")
    .select(["id", "kind", "number", "external_id"])
    .where("business_id", "=", ctx.businessId)
    .where("archived_at", "is not", null);
}

type Hidden = Pick<Selectable<InvoicesTable>, "id" | "number">;

async function restore(
  ctx: BusinessContext,
  { id, number }: Hidden,
  held: Pick<Updateable<InvoicesTable>, "unique_as">,
): Promise<void> {
  await ctx.db
    .updateTable("invoices")
    .set((set) => ({
      ...held,
      archived_at: null,
      updated_at: ctx.now.toISOString(),
      version: set("version", "+", 1),
    }))
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .execute();
  await touchOfferOf(ctx, id);
  await forgetDeletion(ctx, id);
  await recordInvoiceHistory(ctx, { invoiceId: id, event: "invoice.restored", data: { number } });
}
