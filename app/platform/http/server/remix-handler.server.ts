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
  const partOf = typeof build === "function" ? () => null : partsOf(build);
  const handlers = new Map<string, RequestHandler>();
  const handlerFor = (area: string): RequestHandler => {
    const known = handlers.get(area);
    if (known) return known;
    const part = partOf(area);
    if (!part) return whole;
    const handler = handlerOf(part);
    handlers.set(area, handler);
    return handler;
  };
  return (request, response, next) => {
    hideOrigin(request);
    return handlerFor(areaOf(request.path))(request, response, next);
  };
}

/** Remix would check `Origin` by a rule of its own; `wellFormedTargets` and `sameOriginOnly` have already decided. */
function hideOrigin({ headers }: Request): void {
  delete headers.origin;
  delete headers["x-forwarded-host"];
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

/** Answers with the build that has the routes of an area only, or null when no route belongs to that area. */
function partsOf(build: ServerBuild): (area: string) => ServerBuild | null {
  const areas = new Map(Object.entries(build.routes).map(([id, { path = "" }]) => [id, areaOf(path)]));
  const own = new Set([...areas.values()].filter((area) => !isOpen(area)));
  return (area) => {
    if (!own.has(area)) return null;
    const isReachable = (id: string) => areas.get(id) === area || isOpen(areas.get(id) ?? "");
    const keep = <T>(routes: Record<string, T>) =>
      Object.fromEntries(Object.entries(routes).filter(([id]) => isReachable(id)));
    return {
      ...build,
      routes: keep(build.routes),
      assets: { ...build.assets, routes: keep(build.assets.routes) },
    };
  };
}
