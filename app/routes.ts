import { index, route, type RouteConfig } from "@remix-run/route-config";
import { BUTTONS } from "./addresses/buttons.ts";
import { FOR_BOTH, FOR_KEYS, FOR_SESSIONS } from "./addresses/calls.ts";
import { DESK } from "./addresses/desk.ts";
import { OAUTH_PATHS } from "./addresses/oauth.ts";
import { SCREENS } from "./addresses/screens.ts";

export default [
  index("screens/public/home.tsx"),
  ...Object.entries(SCREENS).map(([path, [module]]) => route(path, module)),
  ...Object.entries(BUTTONS).flatMap(([room, paths]) => each(paths, `screens/${room}/buttons.tsx`)),
  ...Object.entries(DESK).map(([path, module]) => route(path, module)),
  ...OAUTH_PATHS.map((path) => route(path, "api/public/oauth.ts", { id: path })),
  ...calls("api", FOR_BOTH),
  ...calls("api/v1", FOR_BOTH),
  ...calls("api", FOR_SESSIONS),
  ...calls("api/v1", FOR_KEYS),
  route(".well-known/*", "api/public/not-found.ts", { id: "well-known" }),
  route("*", "screens/answers/unknown.tsx"),
] satisfies RouteConfig;

function calls(mount: string, nouns: Record<string, object>) {
  return Object.entries(nouns).flatMap(([noun, paths]) => each(paths, `api/${noun}.ts`, `${mount}/`));
}

/** One module for several addresses, told apart by their ids. */
function each(paths: object, module: string, mount = "") {
  return Object.keys(paths).map((path) => route(mount + path, module, { id: mount + path }));
}
