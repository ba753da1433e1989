import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import { closeDays } from "#app/features/books/book/closed-days.server.ts";
import { requireRates } from "#app/features/books/book/missing-rates.server.ts";
import { type LateScope, openLateEntries } from "#app/features/taxes/tax/figures/period-entries.server.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { periodJson } from "#app/features/taxes/tax/json/period-json.server.ts";
import type { Day, DaySpan } from "#app/swiss/dates.ts";
import { queueClosedEmail } from "./closed-email.server.ts";
import type { TaxPeriod } from "./period.ts";
import { findPeriod, recordPeriod } from "./periods.server.ts";
import { entryScopeOf, lateScopeOf } from "./scope.server.ts";
import { settleReturn } from "./settle-return.server.ts";
import { taxReturn } from "./tax-return.server.ts";

/**
 * Keeps the return as it was seen, and holds its entries. Closing again what was closed with the same figures changes
 * nothing. @param seen the hash of the return that was shown
 * @throws AppError `tax_period.not_found`, `tax_period.changed` where the figures are not those that were seen,
 * `journal.rates_missing` with the months, `tax_period.not_ready` while another check is not met
 */
export async function closePeriod(ctx: UserContext, id: string, seen: string): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const period = await findPeriod(ctx, id);
    const { content, hash } = await taxReturn(ctx, period);
    if (hash !== seen) throw new AppError("tax_period.changed");
    if (period.state === "closed") return;
    await requireReady(ctx, { ...period, checks: content.checks });
    await settleReturn(ctx, period, content);
    await hold(ctx, period);
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
    await recordPeriod(ctx, "tax_period.closed", period, { amount: String(content.figures.payable) });
    await queueClosedEmail(ctx, id);
    await recordEvent(ctx, "tax_period.closed", async () => ({ taxPeriod: await periodJson(ctx, id) }));
  });
}

interface Checked {
  startsOn: Day;
  endsOn: Day;
  checks: readonly { name: string; isMet: boolean }[];
}

/** @throws AppError `journal.rates_missing` with the months, `tax_period.not_ready` while another check is not met */
export async function requireReady(
  ctx: BusinessContext,
  { startsOn, endsOn, checks }: Checked,
): Promise<void> {
  const unmet = checks.filter(({ isMet }) => !isMet).map(({ name }) => name);
  if (unmet.includes("exchangeRates")) await requireRates(ctx, { from: startsOn, to: endsOn });
  if (unmet.length > 0) throw new AppError("tax_period.not_ready");
}

/**
 * Nothing counts in its days any more. What happened in them and counts later is kept for it; and what counts in them,
 * for the open return in whose days it happened.
 */
async function hold(ctx: UserContext, period: TaxPeriod): Promise<void> {
  const methods = await vatMethodsOf(ctx);
  const { corrected, ...own } = await entryScopeOf(ctx, period, methods);
  const { basis, from, to } = own;
  if (period.kind === "return" && period.correction === 0) {
    for (const other of corrected)
      await keepFor(ctx, { ...lateScopeOf(other, methods), id: other.id }, { from, to });
    await closeDays(ctx, { kind: "return", basis, from, to });
  }
  await keepFor(ctx, { ...own, id: period.id });
}

type Taker = LateScope & { id: string };

/** @param days on which it counts; any when left out */
async function keepFor(ctx: UserContext, taker: Taker, days?: DaySpan): Promise<void> {
  await ctx.db
    .insertInto("corrected_bookings")
    .columns(["business_id", "sequence", "period_id"])
    .expression(
      openLateEntries(ctx, taker)
        .select(({ val }) => ["business_id", "sequence", val(taker.id).as("period_id")])
        .$if(days !== undefined, (query) =>
          query.where("day", ">=", days?.from ?? "").where("day", "<=", days?.to ?? ""),
        ),
    )
    .execute();
}
