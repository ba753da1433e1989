import { createSeries } from "#app/features/series/create-series.server.ts";
import { seriesJson } from "#app/features/series/series-json.ts";
import { seriesSchema } from "#app/features/series/series.schema.ts";
import { findSeries, listSeries } from "#app/features/series/series.server.ts";
import { created, handle, handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx) => ({
    series: (await listSeries(ctx)).map((series) => seriesJson(series, ctx.today)),
  })),
  POST: handleBody(seriesSchema, async (ctx, input) =>
    created(seriesJson(await findSeries(ctx, await createSeries(ctx, input)), ctx.today)),
  ),
});

export const loader = route.loader;
export const action = route.action;
