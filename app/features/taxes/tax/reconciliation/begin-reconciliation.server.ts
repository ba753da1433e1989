import { recordPeriod } from "#app/features/taxes/tax/periods/periods.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { PeriodSpan } from "#app/features/taxes/tax/method/vat-method.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { type Reconciled, reconciledIn } from "./reconciled.server.ts";

/**
 * Begins the return of what the filed returns of a business year do not say; an open one is answered again.
 * @returns its id
 * @throws AppError `tax_period.unreconcilable` before the year is over, while a return of it is open, and where it has
 * none, or two methods
 */
export async function beginReconciliation(ctx: UserContext, year: PeriodSpan): Promise<string> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const reconciled = await reconciledIn(ctx, year);
    if (reconciled?.open) return reconciled.open.id;
    if (!reconciled || !mayBegin(reconciled, year, ctx.today))
      throw new AppError("tax_period.unreconcilable");
    const id = ctx.newId();
    await ctx.db
      .insertInto("tax_periods")
      .values({
        id,
        business_id: ctx.businessId,
        kind: "reconciliation",
        starts_on: reconciled.from,
        ends_on: reconciled.to,
        correction: reconciled.filed.filter(({ kind }) => kind === "reconciliation").length,
        state: "open",
        typed: "{}",
        version: 1,
        closed_at: null,
        created_at: ctx.now.toISOString(),
      })
      .execute();
    await recordPeriod(ctx, "tax_period.reconciling", { startsOn: reconciled.from, endsOn: reconciled.to });
    return id;
  });
}

export function mayBegin({ unfiled, isOfOneMethod }: Reconciled, year: PeriodSpan, today: string): boolean {
  return year.to < today && unfiled.length === 0 && isOfOneMethod;
}

/**
 * Gives up a reconciliation that is open. @throws AppError `tax_period.not_found` without one,
 * `tax_period.holds_bookings` where a return was filed after it that has left bookings to it
 */
export async function discardReconciliation(ctx: UserContext, year: PeriodSpan): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const open = (await reconciledIn(ctx, year))?.open;
    if (!open) throw new AppError("tax_period.not_found");
    const held = await ctx.db
      .selectFrom("corrected_bookings")
      .select("sequence")
      .where("business_id", "=", ctx.businessId)
      .where("period_id", "=", open.id)
      .limit(1)
      .executeTakeFirst();
    if (held) throw new AppError("tax_period.holds_bookings");
    await ctx.db
      .deleteFrom("tax_periods")
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", open.id)
      .execute();
    await recordPeriod(ctx, "tax_period.discarded", open);
  });
}
