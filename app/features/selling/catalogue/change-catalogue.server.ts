import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { recordDeletion } from "#app/features/running/deletions/deletions.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import { willTell, willTellNew } from "#app/features/running/events/will-tell.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { holdsAlready } from "#app/platform/database/holds-already.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { columnsOf, searchedOf } from "#app/platform/forms/field-record.ts";
import { fold } from "#app/platform/lists/fold.ts";
import { catalogueFields, catalogueNames } from "./catalogue-fields.ts";
import { catalogueJson } from "./catalogue-json.ts";
import { type CatalogueItem, catalogueName } from "./catalogue-item.ts";
import { catalogueItemOf, findCatalogueItem } from "./catalogue.server.ts";
import type { CatalogueInput } from "./catalogue.schema.ts";

/** @throws AppError `input.invalid` at `number` */
export async function createCatalogueItem(ctx: UserContext, input: CatalogueInput): Promise<CatalogueItem> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const now = ctx.now.toISOString();
    const id = ctx.newId();
    const row = await ctx.db
      .insertInto("catalogue_items")
      .values({
        id,
        business_id: ctx.businessId,
        ...(await columns(ctx, input, id)),
        archived_at: input.archived ? now : null,
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    willTellNew(ctx, "catalogue_item", id);
    return catalogueItemOf(row);
  });
}

/**
 * Rows that were filled from it stay.
 * @throws AppError `catalogue.not_found`, `catalogue.changed`, `input.invalid` at `number`
 */
export async function updateCatalogueItem(
  ctx: UserContext,
  id: string,
  input: CatalogueInput,
): Promise<CatalogueItem> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const { version, archivedAt } = await findCatalogueItem(ctx, id);
    if (input.version !== undefined && input.version !== version) throw new AppError("catalogue.changed");
    const since = archivedAt ?? ctx.now.toISOString();
    const archived_at = (input.archived ?? archivedAt !== null) ? since : null;
    return write(ctx, id, version, { ...(await columns(ctx, input, id)), archived_at });
  });
}

/** @throws AppError `catalogue.not_found` */
export async function archiveCatalogueItem(
  ctx: UserContext,
  id: string,
  archived: boolean,
): Promise<CatalogueItem> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const item = await findCatalogueItem(ctx, id);
    if ((item.archivedAt !== null) === archived) return item;
    return write(ctx, id, item.version, { archived_at: archived ? ctx.now.toISOString() : null });
  });
}

/** @throws AppError `catalogue.not_found`, `catalogue.changed` when `seen` is not the latest version */
export async function deleteCatalogueItem(
  ctx: UserContext,
  id: string,
  seen?: number,
): Promise<CatalogueItem> {
  return ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const item = await findCatalogueItem(ctx, id);
    if (seen !== undefined && seen !== item.version) throw new AppError("catalogue.changed");
    await ctx.db
      .deleteFrom("catalogue_items")
      .where("business_id", "=", ctx.businessId)
      .where("id", "=", id)
      .execute();
    await recordDeletion(ctx, "catalogue_item", id);
    await recordEvent(ctx, "catalogue_item.deleted", () => ({ catalogueItem: catalogueJson(item) }));
    ctx.log.info({ event: "catalogue.deleted", catalogueItemId: id });
    return item;
  });
}

type Columns = Partial<Awaited<ReturnType<typeof columns>>> & { archived_at: string | null };

async function write(ctx: UserContext, id: string, version: number, columns: Columns) {
  const item = ctx.db.selectFrom("catalogue_items").selectAll().where("business_id", "=", ctx.businessId);
  const before = await item.where("id", "=", id).executeTakeFirstOrThrow();
  if (holdsAlready(before, columns)) return catalogueItemOf(before);
  const row = await ctx.db
    .updateTable("catalogue_items")
    .set({ ...columns, version: version + 1, updated_at: ctx.now.toISOString() })
    .where("business_id", "=", ctx.businessId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  willTell(ctx, "catalogue_item", id);
  return catalogueItemOf(row);
}

/** While the business is locked, so that nobody else takes the number meanwhile. */
async function columns(ctx: UserContext, input: CatalogueInput, id: string) {
  const { name, number } = input;
  const number_key = catalogueNumberKey(number);
  if (number_key !== null && (await isTaken(ctx, number_key, id)))
    throw invalid([{ field: "number", code: "field.catalogue_number_taken" }]);
  const searched = [...searchedOf(catalogueFields, input), ...searchedOf(catalogueNames, name)];
  return {
    ...columnsOf(catalogueFields, input),
    ...columnsOf(catalogueNames, name),
    number_key,
    sort_name: fold(catalogueName(name, ctx.user.language)),
    search_text: fold(searched.join("\n")),
  };
}

/** Numbers are compared without regard to case. */
export function catalogueNumberKey(number: string): string | null {
  return number.toLowerCase() || null;
}

async function isTaken(ctx: UserContext, number_key: string, id: string): Promise<boolean> {
  const other = await ctx.db
    .selectFrom("catalogue_items")
    .select("id")
    .where("business_id", "=", ctx.businessId)
    .where("number_key", "=", number_key)
    .where("id", "!=", id)
    .executeTakeFirst();
  return other !== undefined;
}
