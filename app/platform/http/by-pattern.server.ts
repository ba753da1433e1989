import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from "@remix-run/node";

export interface Route {
  loader(args: LoaderFunctionArgs): Promise<unknown>;
  action(args: ActionFunctionArgs): Promise<unknown>;
}

/** One module for several routes, each with the pattern by which Remix finds it, such as `invoice/:id`. */
export function byPattern(routes: ReadonlyMap<string, Route>): Route {
  const asked = ({ context: { pattern } }: LoaderFunctionArgs | ActionFunctionArgs) => {
    const route = routes.get(pattern);
    if (!route) throw new Error(`no entry for ${pattern}`);
    return route;
  };
  return { loader: (args) => asked(args).loader(args), action: (args) => asked(args).action(args) };
}

/** Remix does not say which route it has found, so each loader and action is told here. */
export function toldPatterns(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const { loader, action } = route.module;
    const told = <Args extends LoaderFunctionArgs | ActionFunctionArgs>(args: Args): Args => ({
      ...args,
      context: { ...args.context, pattern: route.path ?? "" },
    });
    const module = {
      ...route.module,
      ...(loader && { loader: (args: LoaderFunctionArgs) => loader(told(args)) }),
      ...(action && { action: (args: ActionFunctionArgs) => action(told(args)) }),
    };
    return [id, { ...route, module }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
