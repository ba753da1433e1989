import { expressionBuilder, type Selectable } from "kysely";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import type { CatalogueItemsTable } from "#app/platform/database/schema/catalogue.ts";
import { AppError } from "#app/platform/errors.ts";
import { valuesIn } from "#app/platform/forms/field-record.ts";
import { foundIn } from "#app/platform/lists/found-in.ts";
import { byName, listPage, type WantedPage } from "#app/platform/lists/listing.server.ts";
import { catalogueFields, catalogueNames } from "./catalogue-fields.ts";
import type { CatalogueItem, CataloguePage } from "./catalogue-item.ts";
import { VAT_CLASSES } from "./vat-class.ts";

interface CatalogueQuery extends WantedPage {
  search?: string;
  archived?: boolean;
  /** ISO UTC, included. */
  updatedSince?: string | undefined;
}

const { ref } = expressionBuilder<Schema, "catalogue_items">();

export async function listCatalogue(
  ctx: BusinessContext,
  query: CatalogueQuery = {},
): Promise<CataloguePage> {
  const { search = "", archived = false, updatedSince } = query;
  const { dialect } = ctx.platform.database;
  const wanted = own(ctx)
    .where("archived_at", archived ? "is not" : "is", null)
    .where(({ and, eb }) =>
      and([
        ...(search ? [foundIn(dialect, ref("search_text"), search)] : []),
        ...(updatedSince ? [eb("updated_at", ">=", updatedSince)] : []),
      ]),
    );
  const order = byName(dialect, ref("sort_name"), ref("id"));
  const { rows, ...page } = await listPage(query, order, wanted.selectAll());
  return { items: rows.map(catalogueItemOf), ...page };
}

/** @throws AppError `catalogue.not_found` */
export async function findCatalogueItem(ctx: BusinessContext, id: string): Promise<CatalogueItem> {
  const row = isId(id) ? await own(ctx).selectAll().where("id", "=", id).executeTakeFirst() : undefined;
  if (!row) throw new AppError("catalogue.not_found");
  return catalogueItemOf(row);
}

function own(ctx: BusinessContext) {
  return ctx.db.selectFrom("catalogue_items").where("business_id", "=", ctx.businessId);
}

export function catalogueItemOf(row: Selectable<CatalogueItemsTable>): CatalogueItem {
  return {
    id: row.id,
    name: valuesIn(catalogueNames, row),
    ...valuesIn(catalogueFields, row),
    vatClass: VAT_CLASSES.find((known) => known === row.vat_class) ?? "normal",
    archivedAt: row.archived_at,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
