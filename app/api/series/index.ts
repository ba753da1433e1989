import { createSeries } from "#app/features/series/create-series.server.ts";
import { seriesJson } from "#app/features/series/series-json.ts";
import { seriesSchema } from "#app/features/series/series.schema.ts";
import { findSeries, listSeries } from "#app/features/series/series.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx) => ({
    series: (await listSeries(ctx)).map((series) => seriesJson(series, ctx.today)),
  })),
  POST: handleBody(seriesSchema, async (ctx, input) => {
    const id = await createSeries(ctx, input);
    return created(seriesJson(await findSeries(ctx, id), ctx.today), `/series/${id}`);
  }),
});

export const loader = route.loader;
export const action = route.action;
