import { catalogueJson } from "#app/features/catalogue/catalogue-json.ts";
import { catalogueSchema } from "#app/features/catalogue/catalogue.schema.ts";
import { findCatalogueItem } from "#app/features/catalogue/catalogue.server.ts";
import { deleteCatalogueItem, updateCatalogueItem } from "#app/features/catalogue/change-catalogue.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { reading, removing, replacing } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const read = async (ctx: UserContext, id: string) => catalogueJson(await findCatalogueItem(ctx, id));

const route = sharedEndpoint({
  GET: reading(read),
  ...replacing(catalogueSchema, read, updateCatalogueItem),
  DELETE: removing(read, async (ctx, id, version) => {
    await deleteCatalogueItem(ctx, id, version);
    return { deleted: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
