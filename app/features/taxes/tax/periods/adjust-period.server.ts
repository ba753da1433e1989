import type { Adjustment } from "#app/features/taxes/tax/figures/adjustments.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { changeOpenPeriod } from "./periods.server.ts";

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
  await changeOpenPeriod(ctx, { id, seen: version }, () => ({ adjustments: JSON.stringify(adjustments) }));
}
