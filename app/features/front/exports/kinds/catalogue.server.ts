import { catalogueFields, catalogueNames } from "#app/features/selling/catalogue/catalogue-fields.ts";
import type { CatalogueItem } from "#app/features/selling/catalogue/catalogue-item.ts";
import { catalogueJson } from "#app/features/selling/catalogue/catalogue-json.ts";
import { catalogueItemOf } from "#app/features/selling/catalogue/catalogue.server.ts";
import { exportedPart } from "#app/features/front/exports/export-part.server.ts";
import { pagesById } from "#app/features/front/exports/pages.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { column, fieldColumns, stable, stableFields, WRITTEN } from "./column.ts";

const { number, ...furtherFields } = catalogueFields;

export const CATALOGUE_ITEMS = exportedPart<CatalogueItem>({
  name: "catalogue",
  size: (ctx) => countOf(ownCatalogue(ctx)),
  pages: ({ ctx, counted }) => counted(cataloguePages(ctx)),
  columns: [
    ...fieldColumns({ number }, (item: CatalogueItem) => item),
    ...fieldColumns(catalogueNames, (item: CatalogueItem) => item.name),
    ...fieldColumns(furtherFields, (item: CatalogueItem) => item),
    column("catalogue:field.archived", "text", ({ archivedAt }) => (archivedAt === null ? "" : "1")),
  ],
  stableColumns: [
    ...stable("text", "id", ...LOCALES.map((locale) => `name.${locale}`)),
    ...stableFields(catalogueFields),
    ...stable("text", "archived"),
    ...WRITTEN,
  ],
  stable: catalogueJson,
});

export async function* cataloguePages(ctx: BusinessContext): AsyncGenerator<CatalogueItem[]> {
  for await (const rows of pagesById(ownCatalogue(ctx).selectAll())) yield rows.map(catalogueItemOf);
}

function ownCatalogue(ctx: BusinessContext) {
  return ctx.db.selectFrom("catalogue_items").where("business_id", "=", ctx.businessId);
}
