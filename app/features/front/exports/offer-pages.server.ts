import { type Offer, offersOf } from "#app/features/selling/offers/document/offers.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Period } from "./invoice-pages.server.ts";
import { pagesById } from "./pages.server.ts";

export async function* offerPages(
  ctx: BusinessContext,
  period: Partial<Period> = {},
): AsyncGenerator<Offer[]> {
  const pages = pagesById((last, limit) =>
    offersIn(ctx, period).selectAll().where("id", ">", last).orderBy("id").limit(limit).execute(),
  );
  for await (const rows of pages) yield await offersOf(ctx, rows);
}

/** Days are those of issue. */
export function offersIn(ctx: BusinessContext, { dateFrom, dateTo }: Partial<Period>) {
  let offers = ctx.db.selectFrom("offers").where("business_id", "=", ctx.businessId);
  if (dateFrom) offers = offers.where("issue_date", ">=", dateFrom);
  return dateTo ? offers.where("issue_date", "<=", dateTo) : offers;
}
