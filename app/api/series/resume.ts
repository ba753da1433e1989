import { resumeSeries } from "#app/features/series/change-series.server.ts";
import { readSeriesJson } from "#app/features/series/read-series-json.server.ts";
import { acting } from "../record-calls.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({ POST: acting(readSeriesJson, (ctx, id) => resumeSeries(ctx, id)) });

export const loader = route.loader;
export const action = route.action;
