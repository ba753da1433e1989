import { lockOpenBusiness } from "#app/features/accounts/business.server.ts";
import { syncEntries } from "#app/features/tax/entries/sync-entries.server.ts";
import { vatMethodsOf } from "#app/features/tax/method/vat-methods.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findPeriod } from "./periods.server.ts";
import { hasLateEntries } from "./scope.server.ts";
import { hasLateExpenses } from "./spent.server.ts";

/**
 * Begins the correction of a closed return, which replaces it with all its figures. An open one is answered again.
 * @returns its id
 * @throws AppError `tax_period.not_found`, `tax_period.open`, `tax_period.nothing_to_correct`
 */
export async function correctPeriod(ctx: UserContext, id: string): Promise<string> {
  await findPeriod(ctx, id);
  await syncEntries(ctx);
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const period = await findPeriod(ctx, id);
    const last = await ctx.db
      .selectFrom("tax_periods")
      .select(["id", "correction", "state", "typed"])
      .where("business_id", "=", ctx.businessId)
      .where("starts_on", "=", period.startsOn)
      .orderBy("correction", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    if (last.state === "open" && last.correction > 0) return last.id;
    if (period.state === "open") throw new AppError("tax_period.open");
    if (
      !(await hasLateEntries(ctx, period, await vatMethodsOf(ctx))) &&
      !(await hasLateExpenses(ctx, period))
    )
      throw new AppError("tax_period.nothing_to_correct");
    const correctionId = ctx.newId();
    await ctx.db
      .insertInto("tax_periods")
      .values({
        id: correctionId,
        business_id: ctx.businessId,
        starts_on: period.startsOn,
        ends_on: period.endsOn,
        correction: last.correction + 1,
        state: "open",
        typed: last.typed,
        version: 1,
        closed_at: null,
        created_at: ctx.now.toISOString(),
      })
      .execute();
    return correctionId;
  });
}
