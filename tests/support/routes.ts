import type { RouteConfigEntry } from "@remix-run/route-config";
import routes from "#app/routes.ts";

export interface RouteRow {
  /** The path with a leading slash, as in app/routes.ts: `/invoice/:id`. */
  path: string;
  /** The file from app/, such as `screens/public/home.tsx`. */
  file: string;
}

/** Every URL of the product, nested ones written out. */
export async function flatRoutes(): Promise<RouteRow[]> {
  return (await routes).flatMap((entry) => flatten(entry, ""));
}

function flatten(entry: RouteConfigEntry, parent: string): RouteRow[] {
  const path = entry.path ? `${parent}/${entry.path}` : parent;
  return [
    { path: path || "/", file: entry.file },
    ...(entry.children ?? []).flatMap((child) => flatten(child, path)),
  ];
}
