import { createRequestHandler } from "@remix-run/express";
import type { ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import { toldPatterns } from "#app/platform/http/routes/by-pattern.server.ts";
import { startOf } from "./request-start.server.ts";
import { routePartsOf } from "./route-parts.server.ts";

/**
 * Remix sorts all its routes and looks through them several times for one page, so each part of the routes has a
 * handler of its own. Paths of no part go to one with all routes.
 */
export function remixHandler(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: string,
): RequestHandler {
  const handlerOf = (build: ServerBuild | (() => Promise<ServerBuild>)) =>
    createRequestHandler({
      build: typeof build === "function" ? async () => toldPatterns(await build()) : toldPatterns(build),
      mode,
      getLoadContext: (_request: Request, response: Response) => ({ start: startOf(response), pattern: "" }),
    });
  const whole = handlerOf(build);
  const parts = typeof build === "function" ? null : routePartsOf(build);
  const handlers = new Map<string, RequestHandler>();
  const handlerFor = (path: string): RequestHandler => {
    const name = parts?.nameFor(path);
    if (!parts || name === undefined) return whole;
    let handler = handlers.get(name);
    if (!handler) handlers.set(name, (handler = handlerOf(parts.buildOf(name))));
    return handler;
  };
  return (request, response, next) => {
    hideOrigin(request);
    return handlerFor(request.path)(request, response, next);
  };
}

/** Remix would check `Origin` by a rule of its own; `wellFormedTargets` and `sameOriginOnly` have already decided. */
function hideOrigin({ headers }: Request): void {
  delete headers.origin;
  delete headers["x-forwarded-host"];
}
