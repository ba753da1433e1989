import { pauseSeries } from "#app/features/series/change-series.server.ts";
import { seriesJson } from "#app/features/series/series-json.ts";
import { findSeries } from "#app/features/series/series.server.ts";
import { handle } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  POST: handle(async (ctx, { params }) => {
    const id = params.id ?? "";
    await pauseSeries(ctx, id);
    return seriesJson(await findSeries(ctx, id), ctx.today);
  }),
});

export const loader = route.loader;
export const action = route.action;
