import { SCREENS, type ScreensOf } from "#app/addresses/screens.ts";
import { byPattern, type Route } from "#app/platform/http/by-pattern.server.ts";

/** The routes of a module of several screens, each by its name in the table. */
export function screensOf<Module extends string>(table: Record<ScreensOf<Module>, Route>): Route {
  const named: Record<string, Route> = table;
  const routes = Object.entries(SCREENS).flatMap(([name, [pattern]]) => {
    const route = named[name];
    return route ? [[pattern, route] as const] : [];
  });
  return byPattern(new Map(routes));
}
