import type { Selectable } from "kysely";
import { readAtItsSize } from "#app/features/accounts/large-business.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isId } from "#app/platform/database/ids.ts";
import type { CatalogueItemsTable } from "#app/platform/database/schema/catalogue.ts";
import { AppError } from "#app/platform/errors.ts";
import { valuesIn } from "#app/platform/forms/field-record.ts";
import { readCursor, writeCursor } from "#app/platform/lists/cursor.server.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { catalogueFields, catalogueNames } from "./catalogue-fields.ts";
import type { CatalogueItem, CataloguePage } from "./catalogue-item.ts";
import { VAT_CLASSES } from "./vat-class.ts";

interface CatalogueQuery {
  search?: string;
  page?: number | undefined;
  limit?: number | undefined;
  /** A `nextCursor`; `page` is ignored then. */
  after?: string | null;
  archived?: boolean;
  /** ISO UTC, included. */
  updatedSince?: string | undefined;
}

const ORDER = "name";

const PAGE_SIZE = 10;

export async function listCatalogue(
  ctx: BusinessContext,
  query: CatalogueQuery = {},
): Promise<CataloguePage> {
  return readAtItsSize(ctx, "catalogue_items", () => readPage(ctx, query));
}

async function readPage(ctx: BusinessContext, query: CatalogueQuery): Promise<CataloguePage> {
  const { search = "", page = 1, limit = PAGE_SIZE, after, archived = false, updatedSince } = query;
  const { dialect } = ctx.platform.database;
  const place = after ? readCursor(after, ORDER, "string") : null;
  const wanted = own(ctx)
    .where("archived_at", archived ? "is not" : "is", null)
    .where(({ ref, and, eb }) =>
      and([
        ...(search ? [dialect.contains(ref("search_text"), fold(search))] : []),
        ...(updatedSince ? [eb("updated_at", ">=", updatedSince)] : []),
      ]),
    );
  const { total } = await wanted
    .select((select) => select.fn.countAll<number>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .selectAll()
    .where(({ or, and, eb, ref }) => {
      if (!place) return and([]);
      const name = dialect.inOrder(ref("sort_name"));
      const value = String(place.value);
      return or([eb(name, ">", value), and([eb(name, "=", value), eb("id", ">", place.id)])]);
    })
    .orderBy(({ ref }) => dialect.inOrder(ref("sort_name")))
    .orderBy("id")
    .limit(limit + 1)
    .offset(place ? 0 : (page - 1) * limit)
    .execute();
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const nextCursor = last ? writeCursor({ order: ORDER, value: last.sort_name, id: last.id }) : null;
  return { items: shown.map(catalogueItemOf), page, limit, total, nextCursor };
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
