import type { BusinessContext } from "#app/platform/context.server.ts";
import { isNumberTaken } from "#app/features/selling/papers/paper-rows.server.ts";
import { numberIn, type Numbering, numberSeries } from "./number-series.ts";

/** Moved past numbers typed by hand, as the next invoice will be. */
export async function findNumbering(ctx: BusinessContext, customPrefix: string): Promise<Numbering> {
  const rows = await ctx.db
    .selectFrom("invoice_counters")
    .select(["series", "last"])
    .where("business_id", "=", ctx.businessId)
    .execute();
  const counters = new Map(rows.map(({ series, last }) => [series, last]));
  const series = numberSeries({ plan: "pro", customPrefix, iban: "", issueDate: ctx.today });
  let last = counters.get(series.prefix) ?? 0;
  while (await isNumberTaken(ctx, "invoice", numberIn(series, last + 1))) last++;
  return { today: ctx.today, counters: [...counters.set(series.prefix, last)] };
}
