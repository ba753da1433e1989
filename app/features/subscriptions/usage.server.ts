import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { invoiceLimit, type Plan, UNLIMITED, usageIn } from "./plan.ts";

/**
 * Counts one more invoice of this month, inside the transaction that creates it. The row is locked until the end, so
 * that no race gets one invoice more than the plan allows.
 * @throws AppError `invoice.limit_reached`; `session.required` when the account was deleted in the meantime
 */
export async function countInvoice(ctx: UserContext, plan: Plan): Promise<void> {
  const counters = ctx.db
    .selectFrom("businesses")
    .select(["usage_month", "invoices_generated", "edits_used"])
    .where("id", "=", ctx.businessId)
    .where("sealed_until", "is", null);
  const row = await ctx.platform.database.dialect.forUpdate(counters).executeTakeFirst();
  if (!row) throw new AppError("session.required");
  const used = usageIn(ctx.month, {
    usageMonth: row.usage_month,
    invoicesGenerated: row.invoices_generated,
    editsUsed: row.edits_used,
  });
  const limit = invoiceLimit(plan);
  if (limit !== UNLIMITED && used.invoices >= limit) throw new AppError("invoice.limit_reached");
  await ctx.db
    .updateTable("businesses")
    .set({ usage_month: ctx.month, invoices_generated: used.invoices + 1, edits_used: used.edits })
    .where("id", "=", ctx.businessId)
    .execute();
}
