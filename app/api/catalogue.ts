import { readCatalogueFilters } from "#app/features/selling/catalogue/catalogue-filters.ts";
import { catalogueJson, cataloguePageJson } from "#app/features/selling/catalogue/catalogue-json.ts";
import { catalogueSchema } from "#app/features/selling/catalogue/catalogue.schema.ts";
import { findCatalogueItem, listCatalogue } from "#app/features/selling/catalogue/catalogue.server.ts";
import {
  createCatalogueItem,
  deleteCatalogueItem,
  updateCatalogueItem,
} from "#app/features/selling/catalogue/change-catalogue.server.ts";
import { listDeletions } from "#app/features/running/deletions/deletions.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { leafingOf, pageOf, searchOf } from "#app/platform/lists/pages.ts";
import { deletingRecord } from "#app/features/programs/previews/record-acts.server.ts";
import { apiCalls } from "./api-calls.ts";
import { deleting, reading, replacing } from "./record-calls.ts";

const read = async (ctx: UserContext, id: string) => catalogueJson(await findCatalogueItem(ctx, id));

const changes = replacing(catalogueSchema, read, updateCatalogueItem);

const route = apiCalls("catalogue", {
  listCatalogue: handle(async (ctx, { url: { searchParams } }) => {
    const query = {
      search: searchOf(searchParams),
      ...pageOf(searchParams),
      ...readCatalogueFilters(searchParams),
      ...leafingOf(searchParams),
    };
    return {
      ...cataloguePageJson(await listCatalogue(ctx, query)),
      ...(await listDeletions(ctx, "catalogue_item", query)),
    };
  }),
  createCatalogueItem: handleBody(catalogueSchema, async (ctx, input) => {
    const item = await createCatalogueItem(ctx, input);
    return created(catalogueJson(item), `/catalogue/${item.id}`);
  }),
  readCatalogueItem: reading(read),
  updateCatalogueItem: changes.PUT,
  patchCatalogueItem: changes.PATCH,
  deleteCatalogueItem: deleting(read, deleteCatalogueItem, ({ id }) =>
    deletingRecord("catalogue_item", id, read),
  ),
});

export const loader = route.loader;
export const action = route.action;
