import { lockOpenBusiness } from "#app/features/accounts/business.server.ts";
import type { Adjustment } from "#app/features/tax/figures/adjustments.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { findPeriod, requireOpenPeriod } from "./periods.server.ts";

/**
 * Turnover and deductions that no document brings, instead of those before. @param version of the period that was shown
 * @throws AppError `tax_period.not_found`, `tax_period.closed`, `tax_period.changed`
 */
export async function adjustPeriod(
  ctx: UserContext,
  id: string,
  adjustments: readonly Adjustment[],
  version?: number,
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    requireOpenPeriod(await findPeriod(ctx, id), version);
    await ctx.db
      .updateTable("tax_periods")
      .set((set) => ({ adjustments: JSON.stringify(adjustments), version: set("version", "+", 1) }))
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
  });
}
