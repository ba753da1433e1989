import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { editLimit, invoiceLimit, type Plan, UNLIMITED, usageIn } from "./plan.ts";

/**
 * Counts one more invoice of this month, inside the transaction that creates it. The row is locked until the end, so
 * that no race gets one invoice more than the plan allows.
 * @throws AppError `invoice.limit_reached`; `session.required` when the account was deleted in the meantime
 */
export async function countInvoice(ctx: UserContext, plan: Plan): Promise<void> {
  const used = await lockUsage(ctx);
  const limit = invoiceLimit(plan);
  if (limit !== UNLIMITED && used.invoices >= limit) throw new AppError("invoice.limit_reached");
  await keepUsage(ctx, { ...used, invoices: used.invoices + 1 });
}

/** As `countInvoice`, for a saved change to an invoice. @throws AppError `invoice.edit_limit_reached`, `session.required` */
export async function countEdit(ctx: UserContext, plan: Plan): Promise<void> {
  const used = await lockUsage(ctx);
  const limit = editLimit(plan);
  if (limit !== UNLIMITED && used.edits >= limit) throw new AppError("invoice.edit_limit_reached");
  await keepUsage(ctx, { ...used, edits: used.edits + 1 });
}

type Usage = ReturnType<typeof usageIn>;

async function lockUsage(ctx: UserContext): Promise<Usage> {
  const counters = ctx.db
    .selectFrom("businesses")
    .select(["usage_month", "invoices_generated", "edits_used"])
    .where("id", "=", ctx.businessId)
    .where("sealed_until", "is", null);
  const row = await ctx.platform.database.dialect.forUpdate(counters).executeTakeFirst();
  if (!row) throw new AppError("session.required");
  return usageIn(ctx.month, {
    usageMonth: row.usage_month,
    invoicesGenerated: row.invoices_generated,
    editsUsed: row.edits_used,
  });
}

async function keepUsage(ctx: UserContext, { invoices, edits }: Usage): Promise<void> {
  await ctx.db
    .updateTable("businesses")
    .set({ usage_month: ctx.month, invoices_generated: invoices, edits_used: edits })
    .where("id", "=", ctx.businessId)
    .execute();
}
