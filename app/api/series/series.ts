import { endSeries } from "#app/features/series/change-series.server.ts";
import { readSeriesJson } from "#app/features/series/read-series-json.server.ts";
import { seriesSchema } from "#app/features/series/series.schema.ts";
import { updateSeries } from "#app/features/series/update-series.server.ts";
import { reading, removing, replacing } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: reading(readSeriesJson),
  ...replacing(seriesSchema, readSeriesJson, updateSeries),
  /** It ends; what it has made stays. */
  DELETE: removing(readSeriesJson, async (ctx, id, version) => {
    await endSeries(ctx, id, version);
    return readSeriesJson(ctx, id);
  }),
});

export const loader = route.loader;
export const action = route.action;
