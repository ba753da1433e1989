import { redirect } from "@remix-run/node";
import { skipFirstDay } from "#app/features/selling/first-day/first-day.server.ts";
import { paths } from "#app/paths.ts";
import { button, pressed } from "#app/screens/answers/buttons.server.ts";
import { screensOf } from "#app/screens/answers/screens-of.server.ts";

const route = screensOf<"screens/start/buttons.tsx">({
  skipStart: button({ page: () => paths.dashboard }, pressed, async (ctx) => {
    await skipFirstDay(ctx);
    return redirect(paths.dashboard, 303);
  }),
});

export const loader = route.loader;
export const action = route.action;
export { NoPage as default } from "#app/ui/elements/page/no-page.tsx";
