import { index, route, type RouteConfig } from "@remix-run/route-config";
import { BUTTONS } from "./addresses/buttons.ts";
import { CALLS } from "./addresses/calls.ts";
import { DESK } from "./addresses/desk.ts";
import { OAUTH_PATHS } from "./addresses/oauth.ts";
import { QUESTION_PAGES } from "./addresses/questions.ts";
import { SCREENS } from "./addresses/screens.ts";

export default [
  index("screens/public/home.tsx"),
  ...Object.entries(SCREENS).map(([path, [module]]) => route(path, module)),
  ...each(QUESTION_PAGES, "screens/answers/questions.tsx"),
  ...Object.entries(BUTTONS).flatMap(([room, paths]) => each(paths, `screens/${room}/buttons.tsx`)),
  ...Object.entries(DESK).map(([path, module]) => route(path, module)),
  ...OAUTH_PATHS.map((path) => route(path, "api/public/oauth.ts", { id: path })),
  ...[...new Map(CALLS.map(({ pattern, module }) => [pattern, `api/${module}.ts`]))].map(([path, module]) =>
    route(path, module, { id: path }),
  ),
  route("api/*", "api/public/not-found.ts", { id: "api/*" }),
  route(".well-known/*", "api/public/not-found.ts", { id: "well-known" }),
  route("*", "screens/answers/unknown.tsx"),
] satisfies RouteConfig;

/** One module for several addresses, told apart by their ids. */
function each(paths: object, module: string) {
  return Object.keys(paths).map((path) => route(path, module, { id: path }));
}
