import { findBusiness } from "#app/features/people/accounts/business.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { nextFree } from "./allocate-number.server.ts";
import { type Numbering, seriesIn, seriesOf, UNCOUNTED } from "./number-series.ts";

/** Moved past numbers typed by hand, as the next invoice will be. */
export async function findNumbering(ctx: BusinessContext, customPrefix: string): Promise<Numbering> {
  const rows = await ctx.db
    .selectFrom("invoice_counters")
    .select(["series", "last", "next", "digits"])
    .where("business_id", "=", ctx.businessId)
    .execute();
  const counters = new Map(rows.map(({ series, ...counter }) => [series, counter]));
  const { isSandbox } = await findBusiness(ctx);
  const series = seriesIn({ isSandbox }, seriesOf("invoice", customPrefix, ctx.today));
  const { running } = await nextFree(ctx, series, "invoice");
  counters.set(series.prefix, { ...(counters.get(series.prefix) ?? UNCOUNTED), next: running });
  return { today: ctx.today, isSandbox, counters: [...counters] };
}
