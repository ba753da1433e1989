import { lockOpenBusiness } from "#app/features/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findPeriod } from "./periods.server.ts";

/**
 * Begins the correction of a closed return, which replaces it with all its figures, those that were typed too. An open
 * one is answered again.
 * @returns its id
 * @throws AppError `tax_period.not_found`, `tax_period.open`
 */
export async function correctPeriod(ctx: UserContext, id: string): Promise<string> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const period = await findPeriod(ctx, id);
    const last = await ctx.db
      .selectFrom("tax_periods")
      .select(["id", "correction", "state", "typed", "adjustments"])
      .where("business_id", "=", ctx.businessId)
      .where("starts_on", "=", period.startsOn)
      .orderBy("correction", "desc")
      .limit(1)
      .executeTakeFirstOrThrow();
    if (last.state === "open" && last.correction > 0) return last.id;
    if (period.state === "open") throw new AppError("tax_period.open");
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
        adjustments: last.adjustments,
        version: 1,
        closed_at: null,
        created_at: ctx.now.toISOString(),
      })
      .execute();
    return correctionId;
  });
}
