import {
  endSeries,
  pauseSeries,
  resumeSeries,
  skipNext,
} from "#app/features/selling/series/change-series.server.ts";
import { createSeries } from "#app/features/selling/series/create-series.server.ts";
import { hasDayOfMonth } from "#app/features/selling/series/rule/series-dates.ts";
import { readSeriesJson } from "#app/features/selling/series/read-series-json.server.ts";
import { seriesJson } from "#app/features/selling/series/series-json.ts";
import { seriesSchema } from "#app/features/selling/series/series.schema.ts";
import { listSeries } from "#app/features/selling/series/series.server.ts";
import { seriesWarnings } from "#app/features/selling/series/series-warnings.ts";
import { updateSeries } from "#app/features/selling/series/update-series.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { readUpdatedSince } from "#app/platform/lists/filters.ts";
import { apiCalls } from "./api-calls.ts";
import { acting, reading, removing, replacing } from "./record-calls.ts";

const changes = replacing(seriesSchema, readSeriesJson, updateSeries, { before: ruleBase });

const route = apiCalls("series", {
  listSeries: handle(async (ctx, { url: { searchParams } }) => ({
    series: (await listSeries(ctx, readUpdatedSince(searchParams))).map((series) =>
      seriesJson(series, ctx.today),
    ),
  })),
  createSeries: handleBody(seriesSchema, async (ctx, input) => {
    const id = await createSeries(ctx, input);
    return created(await readSeriesJson(ctx, id), `/series/${id}`, seriesWarnings(input));
  }),
  readSeries: reading(readSeriesJson),
  updateSeries: changes.PUT,
  patchSeries: changes.PATCH,
  /** It ends; what it has made stays. */
  endSeries: removing(readSeriesJson, async (ctx, id, version) => {
    await endSeries(ctx, id, version);
    return readSeriesJson(ctx, id);
  }),
  pauseSeries: acting(readSeriesJson, (ctx, id) => pauseSeries(ctx, id)),
  resumeSeries: acting(readSeriesJson, (ctx, id) => resumeSeries(ctx, id)),
  skipNext: acting(readSeriesJson, (ctx, id) => skipNext(ctx, id)),
});

export const loader = route.loader;
export const action = route.action;

/** A day of the month goes with months and years. */
function ruleBase(series: object, patch: object): object {
  const typed = "rule" in patch ? patch.rule : null;
  const isWithout =
    typeof typed === "object" && typed !== null && "unit" in typed && !hasDayOfMonth(typed.unit);
  if (!isWithout || !("rule" in series) || typeof series.rule !== "object") return series;
  return { ...series, rule: { ...series.rule, day: undefined } };
}
