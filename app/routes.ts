import { index, route, type RouteConfig } from "@remix-run/route-config";
import { CALLS } from "./addresses/calls.ts";
import { DESK } from "./addresses/desk.ts";
import { OAUTH_PATHS } from "./addresses/oauth.ts";
import { SCREENS } from "./addresses/screens.ts";

const screens = Object.values(SCREENS);

/** A module of several addresses tells them apart by their ids. */
const isOfSeveral = (module: string) => screens.filter(([, one]) => one === module).length > 1;

export default [
  index("screens/public/home.tsx"),
  ...screens.map(([path, module]) => route(path, module, isOfSeveral(module) ? { id: path } : {})),
  ...Object.values(DESK).map(([path, module]) => route(path, module)),
  ...OAUTH_PATHS.map((path) => route(path, "api/public/oauth.ts", { id: path })),
  ...[...new Map(CALLS.map(({ pattern, module }) => [pattern, `api/${module}.ts`]))].map(([path, module]) =>
    route(path, module, { id: path }),
  ),
  route("api/*", "api/public/not-found.ts", { id: "api/*" }),
  route(".well-known/*", "api/public/not-found.ts", { id: "well-known" }),
  route("*", "screens/answers/unknown.tsx"),
] satisfies RouteConfig;
