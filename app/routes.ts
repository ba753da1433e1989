import { index, route, type RouteConfig } from "@remix-run/route-config";
import { CALLS } from "./addresses/calls.ts";
import { DESK } from "./addresses/desk.ts";
import { OAUTH_PATHS } from "./addresses/oauth.ts";
import { SCREENS } from "./addresses/screens.ts";

/** A module of several addresses tells them apart by their ids. */
const SEVERAL = /\/(buttons|questions|public-pages\/ask)\.tsx$/;

export default [
  index("screens/public/home.tsx"),
  ...Object.values(SCREENS).map(([path, module]) =>
    route(path, module, SEVERAL.test(module) ? { id: path } : {}),
  ),
  ...Object.values(DESK).map(([path, module]) => route(path, module)),
  ...OAUTH_PATHS.map((path) => route(path, "api/public/oauth.ts", { id: path })),
  ...[...new Map(CALLS.map(({ pattern, module }) => [pattern, `api/${module}.ts`]))].map(([path, module]) =>
    route(path, module, { id: path }),
  ),
  route("api/*", "api/public/not-found.ts", { id: "api/*" }),
  route(".well-known/*", "api/public/not-found.ts", { id: "well-known" }),
  route("*", "screens/answers/unknown.tsx"),
] satisfies RouteConfig;
