import { endSeries } from "#app/features/series/change-series.server.ts";
import { seriesJson } from "#app/features/series/series-json.ts";
import { seriesSchema } from "#app/features/series/series.schema.ts";
import { findSeries } from "#app/features/series/series.server.ts";
import { updateSeries } from "#app/features/series/update-series.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { matchedVersion } from "#app/platform/http/etag.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const read = async (ctx: UserContext, id: string) => seriesJson(await findSeries(ctx, id), ctx.today);

const route = sharedEndpoint({
  GET: handle((ctx, { params }) => read(ctx, params.id ?? "")),
  PUT: handleBody(
    seriesSchema,
    async (ctx, input, { params, request }) => {
      const id = params.id ?? "";
      const matched = await matchedVersion(request, () => read(ctx, id));
      await updateSeries(ctx, id, { ...input, version: matched ?? input.version });
      return read(ctx, id);
    },
    (ctx, { params }) => findSeries(ctx, params.id ?? ""),
  ),
  /** It ends; what it has made stays. */
  DELETE: handle(async (ctx, { params, request }) => {
    const id = params.id ?? "";
    await endSeries(ctx, id, await matchedVersion(request, () => read(ctx, id)));
    return read(ctx, id);
  }),
});

export const loader = route.loader;
export const action = route.action;
