import { pauseSeries, resumeSeries, skipNext } from "#app/features/selling/series/change-series.server.ts";
import { skipSchema } from "#app/features/selling/series/series.schema.ts";
import { findSeries } from "#app/features/selling/series/series.server.ts";
import { paths } from "#app/paths.ts";
import { seenSchema } from "#app/platform/forms/seen.ts";
import { button, pressed } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";

const ON_SERIES = { find: findSeries, page: paths.series };

const route = screensOf<"screens/recurring/buttons.tsx">({
  pauseSeries: button(ON_SERIES, pressed, async (ctx, _input, { id }) => {
    await pauseSeries(ctx, id);
    return "series:done.pause";
  }),
  resumeSeries: button(ON_SERIES, { schema: seenSchema }, async (ctx, { version }, { id }) => {
    await resumeSeries(ctx, id, version);
    return "series:done.resume";
  }),
  skipSeries: button(ON_SERIES, { schema: skipSchema }, async (ctx, { date }, { id }) => {
    await skipNext(ctx, id, date);
    return "series:done.skip";
  }),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
