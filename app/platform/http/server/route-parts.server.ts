import type { ServerBuild } from "@remix-run/node";

interface RouteParts {
  /** The name of the part that can answer a path; undefined where all routes are needed. */
  nameFor(path: string): string | undefined;
  buildOf(name: string): ServerBuild;
}

/**
 * A path without parameters is a part, with the paths above it, by which Remix tells browsers what may come next; so is
 * each area of the product (`/invoices`, `/api/clients`). Every part has the routes that match anywhere.
 */
export function routePartsOf(build: ServerBuild): RouteParts {
  const paths = new Map(Object.entries(build.routes).map(([id, { path = "" }]) => [id, path]));
  const all = [...paths.values()];
  const plain = new Set(all.filter((path) => path !== "" && !isOpen(path)));
  const areas = new Set(all.map(areaOf).filter((area) => !isOpen(area)));
  return {
    nameFor(path) {
      // The address of a page's data belongs to the page.
      const asked = path.slice(1).replace(/\.data$/, "");
      if (plain.has(asked)) return `/${asked}`;
      const area = areaOf(asked);
      return areas.has(area) ? area : undefined;
    },
    buildOf(name) {
      const isOfPart = name.startsWith("/")
        ? (path: string) => name.slice(1) === path || name.startsWith(`/${path}/`)
        : (path: string) => areaOf(path) === name;
      const isReachable = (id: string) =>
        isOfPart(paths.get(id) ?? "") || isOpen(areaOf(paths.get(id) ?? ""));
      const keep = <T>(routes: Record<string, T>) =>
        Object.fromEntries(Object.entries(routes).filter(([id]) => isReachable(id)));
      return {
        ...build,
        routes: keep(build.routes),
        assets: { ...build.assets, routes: keep(build.assets.routes) },
      };
    },
  };
}

/** First segment of a path, one more behind /api and /api/v1. */
function areaOf(path: string): string {
  const segments = path.split("/").filter(Boolean);
  const [first, second] = segments;
  return segments.slice(0, first !== "api" ? 1 : second === "v1" ? 3 : 2).join("/");
}

/** Matches paths that it does not spell out. */
function isOpen(path: string): boolean {
  return path === "" || /[:*]/.test(path);
}
