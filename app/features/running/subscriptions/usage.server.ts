import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { preparedQuery, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findPlan } from "./current-plan.server.ts";
import { allowanceOf, editLimit, invoiceLimit, type Plan, UNLIMITED, usageIn } from "./plan.ts";

export async function findAllowance(ctx: BusinessContext): Promise<ReturnType<typeof allowanceOf>> {
  const row = await counters(ctx).executeTakeFirstOrThrow();
  return allowanceOf(await findPlan(ctx), usageIn(ctx.month, row));
}

/**
 * Locks the business's row, so that no race gets one invoice too many.
 * @param counted as read after `lockOpenBusiness` in this transaction; else it is locked and read here
 * @throws AppError `invoice.limit_reached`, `session.required`
 */
export async function countInvoice(
  ctx: UserContext,
  plan: Plan,
  count = 1,
  counted?: Counters,
): Promise<void> {
  const used = counted ? usageIn(ctx.month, counted) : await lockUsage(ctx);
  const limit = invoiceLimit(plan);
  if (limit !== UNLIMITED && used.invoices + count > limit) throw new AppError("invoice.limit_reached");
  await keepUsage(ctx, { ...used, invoices: used.invoices + count });
}

/** @throws AppError `invoice.edit_limit_reached`, `session.required` */
export async function countEdit(ctx: UserContext, plan: Plan): Promise<void> {
  const used = await lockUsage(ctx);
  const limit = editLimit(plan);
  if (limit !== UNLIMITED && used.edits >= limit) throw new AppError("invoice.edit_limit_reached");
  await keepUsage(ctx, { ...used, edits: used.edits + 1 });
}

type Usage = ReturnType<typeof usageIn>;
type Counters = Parameters<typeof usageIn>[1];

async function lockUsage(ctx: UserContext): Promise<Usage> {
  const open = counters(ctx).where("sealed_until", "is", null);
  const row = await ctx.platform.database.dialect.forUpdate(open).executeTakeFirst();
  if (!row) throw new AppError("session.required");
  return usageIn(ctx.month, row);
}

function counters(ctx: BusinessContext) {
  return ctx.db
    .selectFrom("businesses")
    .select([
      "usage_month as usageMonth",
      "invoices_generated as invoicesGenerated",
      "edits_used as editsUsed",
    ])
    .where("id", "=", ctx.businessId);
}

async function keepUsage(ctx: UserContext, { invoices, edits }: Usage): Promise<void> {
  await writeUsage(ctx.db, { businessId: ctx.businessId, month: ctx.month, invoices, edits });
}

const writeUsage = preparedQuery((db, place: ValuePlace<Usage & { businessId: string; month: string }>) =>
  db
    .updateTable("businesses")
    .set({
      usage_month: place("month"),
      invoices_generated: place("invoices"),
      edits_used: place("edits"),
    })
    .where("id", "=", place("businessId")),
);
