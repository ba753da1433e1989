import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import { startOf } from "./request-start.server.ts";

/**
 * Remix looks through all routes several times for one page, so each area (`/invoices`, `/api/clients`) gets a handler
 * with its own routes only. Other paths go to one with all routes.
 */
export function remixHandler(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
): RequestHandler {
  const handlerOf = (build: ServerBuild | (() => Promise<ServerBuild>)) =>
    createRequestHandler({
      build,
      mode,
      getLoadContext: (_request: Request, response: Response) => ({ start: startOf(response) }),
    });
  const whole = handlerOf(build);
  const areas =
    typeof build === "function"
      ? new Map<string, RequestHandler>()
      : new Map(areasOf(build).map((area) => [area, handlerOf(narrowed(build, area))]));
  return (request, response, next) => {
    hideOrigin(request);
    return (areas.get(areaOf(request.path)) ?? whole)(request, response, next);
  };
}

/** Remix would check `Origin` by a rule of its own; `wellFormedTargets` and `sameOriginOnly` have already decided. */
function hideOrigin({ headers }: Request): void {
  delete headers.origin;
  delete headers["x-forwarded-host"];
}

function areasOf({ routes }: ServerBuild): string[] {
  const areas = Object.values(routes).map(({ path = "" }) => areaOf(path));
  return [...new Set(areas)].filter((area) => !isOpen(area));
}

/** First segment of a path, one more behind /api and /api/v1. The address of a page's data belongs to the page. */
function areaOf(path: string): string {
  const segments = path
    .replace(/\.data$/, "")
    .split("/")
    .filter(Boolean);
  const [first, second] = segments;
  return segments.slice(0, first !== "api" ? 1 : second === "v1" ? 3 : 2).join("/");
}

function isOpen(area: string): boolean {
  return area === "" || /[:*]/.test(area);
}

function narrowed(build: ServerBuild, area: string): ServerBuild {
  const isReachable = ({ path = "" }: { path?: string }) => areaOf(path) === area || isOpen(areaOf(path));
  const keep = <T extends { path?: string }>(routes: Record<string, T>) =>
    Object.fromEntries(Object.entries(routes).filter(([, route]) => isReachable(route)));
  const assets = { ...build.assets, routes: keep(build.assets.routes) };
  return { ...build, routes: keep(build.routes), assets };
}
