import type { CatalogueItem } from "#app/features/catalogue/catalogue-item.ts";
import { catalogueItemOf } from "#app/features/catalogue/catalogue.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { pagesById } from "./pages-by-id.server.ts";

export async function* catalogueRecords(ctx: BusinessContext): AsyncGenerator<CatalogueItem> {
  for await (const page of cataloguePages(ctx)) yield* page;
}

/** What is archived too. */
export async function* cataloguePages(ctx: BusinessContext): AsyncGenerator<CatalogueItem[]> {
  const pages = pagesById((last, limit) =>
    ctx.db
      .selectFrom("catalogue_items")
      .selectAll()
      .where("business_id", "=", ctx.businessId)
      .where("id", ">", last)
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  for await (const rows of pages) yield rows.map(catalogueItemOf);
}
