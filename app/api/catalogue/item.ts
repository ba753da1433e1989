import { catalogueJson } from "#app/features/catalogue/catalogue-json.ts";
import { catalogueSchema } from "#app/features/catalogue/catalogue.schema.ts";
import { findCatalogueItem } from "#app/features/catalogue/catalogue.server.ts";
import { deleteCatalogueItem, updateCatalogueItem } from "#app/features/catalogue/change-catalogue.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { matchedVersion } from "#app/platform/http/etag.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const read = async (ctx: UserContext, id: string) => catalogueJson(await findCatalogueItem(ctx, id));

const route = sharedEndpoint({
  GET: handle((ctx, { params }) => read(ctx, params.id ?? "")),
  PUT: handleBody(
    catalogueSchema,
    async (ctx, input, { params, request }) => {
      const id = params.id ?? "";
      const matched = await matchedVersion(request, () => read(ctx, id));
      return catalogueJson(
        await updateCatalogueItem(ctx, id, { ...input, version: matched ?? input.version }),
      );
    },
    (ctx, { params }) => findCatalogueItem(ctx, params.id ?? ""),
  ),
  DELETE: handle(async (ctx, { params, request }) => {
    const id = params.id ?? "";
    const matched = await matchedVersion(request, () => read(ctx, id));
    await deleteCatalogueItem(ctx, id, matched);
    return { deleted: true };
  }),
});

export const loader = route.loader;
export const action = route.action;
