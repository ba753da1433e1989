import { type Offer, offersOf } from "#app/features/selling/offers/document/offers.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { pagesById, type Period, rowsOfPeriod } from "./pages.server.ts";

export async function* offerPages(
  ctx: BusinessContext,
  period: Partial<Period> = {},
): AsyncGenerator<Offer[]> {
  for await (const rows of pagesById(offersIn(ctx, period).selectAll())) yield await offersOf(ctx, rows);
}

/** Days are those of issue. */
export function offersIn(ctx: BusinessContext, period: Partial<Period>) {
  return rowsOfPeriod(
    ctx.db.selectFrom("offers").where("business_id", "=", ctx.businessId),
    "issue_date",
    period,
  );
}
