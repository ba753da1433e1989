import { catalogueItemOf } from "#app/features/selling/catalogue/catalogue.server.ts";
import type { CatalogueItem } from "#app/features/selling/catalogue/catalogue-item.ts";
import type { Client } from "#app/features/selling/clients/client.ts";
import { clientOf } from "#app/features/selling/clients/clients.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { pagesById } from "#app/features/front/exports/pages.server.ts";

export async function* clientPages(ctx: BusinessContext): AsyncGenerator<Client[]> {
  for await (const rows of pagesById(ownClients(ctx).selectAll())) yield rows.map(clientOf);
}

export function ownClients(ctx: BusinessContext) {
  return ctx.db.selectFrom("clients").where("business_id", "=", ctx.businessId);
}

export async function* cataloguePages(ctx: BusinessContext): AsyncGenerator<CatalogueItem[]> {
  for await (const rows of pagesById(ownCatalogue(ctx).selectAll())) yield rows.map(catalogueItemOf);
}

export function ownCatalogue(ctx: BusinessContext) {
  return ctx.db.selectFrom("catalogue_items").where("business_id", "=", ctx.businessId);
}
