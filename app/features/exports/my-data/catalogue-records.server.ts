import type { Selectable } from "kysely";
import type { CatalogueItem } from "#app/features/catalogue/catalogue-item.ts";
import { catalogueItemOf } from "#app/features/catalogue/catalogue.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { CatalogueItemsTable } from "#app/platform/database/schema/catalogue.ts";
import { yieldToRequests } from "#app/platform/jobs/yield-to-requests.server.ts";

const PAGE = 200;

export async function* catalogueRecords(ctx: BusinessContext): AsyncGenerator<CatalogueItem> {
  for await (const page of cataloguePages(ctx)) yield* page;
}

/** What is archived too. Pages follow the key, as for clients; between two pages requests are served. */
export async function* cataloguePages(ctx: BusinessContext): AsyncGenerator<CatalogueItem[]> {
  let rows: Selectable<CatalogueItemsTable>[];
  let last = "";
  do {
    rows = await ctx.db
      .selectFrom("catalogue_items")
      .selectAll()
      .where("business_id", "=", ctx.businessId)
      .where("id", ">", last)
      .orderBy("id")
      .limit(PAGE)
      .execute();
    if (rows.length) yield rows.map(catalogueItemOf);
    await yieldToRequests();
    last = rows.at(-1)?.id ?? "";
  } while (rows.length === PAGE);
}
