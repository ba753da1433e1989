import { recordHistory } from "#app/features/running/history/history.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { willBook } from "#app/features/books/book/will-book.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import { AppError } from "#app/platform/errors.ts";

interface TaxDecision {
  reason?: "export" | "abroad" | "exempt" | undefined;
  activity?: string | undefined;
}

/**
 * Says why documents are at 0 %, or which activity they belong to, where their rows do not; of their credit notes too,
 * unless they have their own. What is said later counts from the next return on.
 * @throws AppError `invoice.not_found` when one of them is not the business's
 */
export async function decide(ctx: UserContext, invoiceIds: string[], decision: TaxDecision): Promise<void> {
  if (invoiceIds.length === 0) return;
  if (!invoiceIds.every(isId)) throw new AppError("invoice.not_found");
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const own = await ctx.db
      .selectFrom("invoices")
      .select("id")
      .where("business_id", "=", ctx.businessId)
      .where("id", "in", invoiceIds)
      .execute();
    if (own.length < new Set(invoiceIds).size) throw new AppError("invoice.not_found");
    for (const { id } of own) {
      await keep(ctx, id, decision);
      await recordHistory(ctx, { invoiceId: id, event: "vat.decided" });
    }
    const notes = await ctx.db
      .selectFrom("invoices")
      .select("id")
      .where("business_id", "=", ctx.businessId)
      .where("corrects_invoice_id", "in", invoiceIds)
      .execute();
    willBook(ctx, "invoice", ...[...own, ...notes].map(({ id }) => id));
  });
}

async function keep(ctx: UserContext, invoiceId: string, { reason, activity }: TaxDecision): Promise<void> {
  const decided = { ...(reason ? { reason } : {}), ...(activity ? { activity } : {}) };
  await ctx.db
    .insertInto("tax_decisions")
    .values({
      invoice_id: invoiceId,
      business_id: ctx.businessId,
      reason: reason ?? "",
      activity: activity ?? "",
      decided_at: ctx.now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.column("invoice_id").doUpdateSet({ ...decided, decided_at: ctx.now.toISOString() }),
    )
    .execute();
}
