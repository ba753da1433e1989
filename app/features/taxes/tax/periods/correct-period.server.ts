import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { TaxPeriod } from "./period.ts";
import { findPeriod, recordPeriod } from "./periods.server.ts";

/**
 * Begins the correction of a closed return, which replaces it with all its figures, those that were typed too. An open
 * one is answered again.
 * @returns its id
 * @throws AppError `tax_period.not_found`, `tax_period.open`, `tax_period.no_correction` for a reconciliation, and
 * `tax_period.reconciled` while one of its days is open: the same booking would be in both
 */
export async function correctPeriod(ctx: UserContext, id: string): Promise<string> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const period = await findPeriod(ctx, id);
    if (period.kind === "reconciliation")
      throw new AppError(period.state === "open" ? "tax_period.open" : "tax_period.no_correction");
    if (await isBeingReconciled(ctx, period)) throw new AppError("tax_period.reconciled");
    const last = await ctx.db
      .selectFrom("tax_periods")
      .select(["id", "correction", "state", "typed", "adjustments", "codes"])
      .where("business_id", "=", ctx.businessId)
      .where("kind", "=", "return")
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
        codes: last.codes,
        version: 1,
        closed_at: null,
        created_at: ctx.now.toISOString(),
      })
      .execute();
    await recordPeriod(ctx, "tax_period.correcting", period);
    return correctionId;
  });
}

async function isBeingReconciled(ctx: UserContext, { startsOn }: TaxPeriod): Promise<boolean> {
  const row = await ctx.db
    .selectFrom("tax_periods")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("kind", "=", "reconciliation")
    .where("state", "=", "open")
    .where("starts_on", "<=", startsOn)
    .where("ends_on", ">=", startsOn)
    .executeTakeFirst();
  return row !== undefined;
}
