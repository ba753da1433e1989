import type { Offer } from "#app/features/offers/offers.server.ts";
import { businessOffers, offersOf } from "#app/features/offers/offers.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Period } from "./invoice-pages.server.ts";
import { pagesById } from "./my-data/pages-by-id.server.ts";

/** In the order in which they were written; days are those of issue. */
export async function* offerPages(
  ctx: BusinessContext,
  { dateFrom, dateTo }: Partial<Period> = {},
): AsyncGenerator<Offer[]> {
  const pages = pagesById((last, limit) => {
    let offers = businessOffers(ctx).where("id", ">", last).orderBy("id").limit(limit);
    if (dateFrom) offers = offers.where("issue_date", ">=", dateFrom);
    return (dateTo ? offers.where("issue_date", "<=", dateTo) : offers).execute();
  });
  for await (const rows of pages) yield await offersOf(ctx, rows);
}
