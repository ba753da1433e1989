import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Day } from "#app/swiss/dates.ts";

interface Waiting {
  id: string;
  /** `YYYY-MM` without a rate of exchange that something of it needs. */
  months: readonly string[];
}

/** Documents and payments in EUR that are not, or not wholly, in the book. @param all that were read */
export async function noteMissingRates(
  ctx: BusinessContext,
  holder: "invoice" | "payment",
  all: readonly Waiting[],
): Promise<void> {
  if (all.length === 0) return;
  const ids = all.map(({ id }) => id);
  await ctx.db
    .deleteFrom("missing_rates")
    .where("holder", "=", holder)
    .where("holder_id", "in", ids)
    .execute();
  const rows = all.flatMap(({ id, months }) =>
    [...new Set(months)].map((month) => ({ business_id: ctx.businessId, holder, holder_id: id, month })),
  );
  if (rows.length > 0) await ctx.db.insertInto("missing_rates").values(rows).execute();
}

/** Months of these days for which money or documents in EUR wait, oldest first. */
export async function missingMonths(
  ctx: BusinessContext,
  { from, to }: { from: Day; to: Day },
): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom("missing_rates")
    .select("month")
    .distinct()
    .where("business_id", "=", ctx.businessId)
    .where("month", ">=", from.slice(0, 7))
    .where("month", "<=", to.slice(0, 7))
    .orderBy("month")
    .execute();
  return rows.map(({ month }) => month);
}

/** @throws AppError `journal.rates_missing` while the book of these days is not complete */
export async function requireRates(ctx: BusinessContext, days: { from: Day; to: Day }): Promise<void> {
  const months = await missingMonths(ctx, days);
  if (months.length > 0)
    throw new AppError("journal.rates_missing", [], undefined, { params: { months: months.join(", ") } });
}
