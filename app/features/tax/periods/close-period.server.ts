import { lockOpenBusiness } from "#app/features/accounts/business.server.ts";
import { recordEvent } from "#app/features/events/record-event.server.ts";
import { closeDays } from "#app/features/book/closed-days.server.ts";
import { isOpenLateOf } from "#app/features/tax/figures/period-entries.server.ts";
import { vatMethodsOf } from "#app/features/tax/method/vat-methods.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { periodJson } from "#app/features/tax/json/period-json.server.ts";
import type { TaxPeriod } from "./period.ts";
import { findPeriod } from "./periods.server.ts";
import { entryScopeOf } from "./scope.server.ts";
import { settleReturn } from "./settle-return.server.ts";
import { taxReturn } from "./tax-return.server.ts";

/**
 * Keeps the return as it was seen, and holds its entries. Closing again what was closed with the same figures changes
 * nothing. @param seen the hash of the return that was shown
 * @throws AppError `tax_period.not_found`, `tax_period.changed` where the figures are not those that were seen,
 * `tax_period.not_ready` while a check is not met
 */
export async function closePeriod(ctx: UserContext, id: string, seen: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const period = await findPeriod(ctx, id);
    const { content, hash } = await taxReturn(ctx, period);
    if (hash !== seen) throw new AppError("tax_period.changed");
    if (period.state === "closed") return;
    if (content.checks.some(({ isMet }) => !isMet)) throw new AppError("tax_period.not_ready");
    await hold(ctx, period);
    await settleReturn(ctx, period, content);
    await ctx.db
      .updateTable("tax_periods")
      .set((set) => ({
        state: "closed",
        snapshot: JSON.stringify(content),
        snapshot_hash: hash,
        closed_at: ctx.now.toISOString(),
        version: set("version", "+", 1),
      }))
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
    await recordEvent(ctx, "tax_period.closed", async () => ({ taxPeriod: await periodJson(ctx, id) }));
  });
}

/** Nothing counts in its days any more; a correction takes what happened in them and was written later. */
async function hold(ctx: UserContext, period: TaxPeriod): Promise<void> {
  const { basis, from, to } = await entryScopeOf(ctx, period, await vatMethodsOf(ctx));
  if (period.correction === 0) return closeDays(ctx, { kind: "return", basis, from, to });
  await ctx.db
    .insertInto("corrected_bookings")
    .columns(["business_id", "sequence", "period_id"])
    .expression(
      ctx.db
        .selectFrom("bookings")
        .select(({ val }) => ["business_id", "sequence", val(period.id).as("period_id")])
        .where("business_id", "=", ctx.businessId)
        .where("basis", "in", [basis, "input"])
        .where((eb) => isOpenLateOf(eb, { from, to, basis })),
    )
    .execute();
}
