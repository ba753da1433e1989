import { pauseSeries, resumeSeries, skipNext } from "#app/features/selling/series/change-series.server.ts";
import { skipSchema } from "#app/features/selling/series/series.schema.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";
import { paths } from "#app/paths.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { button, buttons, pressed } from "#app/screens/answers/buttons.server.ts";

const ON_SERIES = { find: findSeries, page: paths.series };

const route = buttons<"recurring">({
  "recurring/:id/pause": button(ON_SERIES, pressed, async (ctx, _input, { id }) => {
    await pauseSeries(ctx, id);
    return "series:done.pause";
  }),
  "recurring/:id/resume": button(ON_SERIES, { schema: seenSchema }, async (ctx, { version }, { id }) => {
    await resumeSeries(ctx, id, version);
    return "series:done.resume";
  }),
  "recurring/:id/skip": button(ON_SERIES, { schema: skipSchema }, async (ctx, { date }, { id }) => {
    await skipNext(ctx, id, date);
    return "series:done.skip";
  }),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
