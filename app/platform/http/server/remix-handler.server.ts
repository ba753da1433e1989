import { createRemixRequest, sendRemixResponse } from "@remix-run/express/dist/server.js";
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import type { Request, RequestHandler, Response } from "express";
import { toldPatterns } from "#app/platform/http/by-pattern.server.ts";
import { isTextResponse } from "#app/platform/http/responses/text-response.server.ts";
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
  const handlerOf = (build: ServerBuild | (() => Promise<ServerBuild>)): RequestHandler => {
    const told = typeof build === "function" ? async () => toldPatterns(await build()) : toldPatterns(build);
    const handle = createRequestHandler(told, mode);
    return (request, response, next) => {
      handle(createRemixRequest(request, response), { start: startOf(response), pattern: "" })
        .then((answer) => send(response, request.headers["x-dialog"] ? forDialog(answer) : answer))
        .catch(next);
    };
  };
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

/** A dialog asks by a script, which could not read where a redirect leads. */
function forDialog(answer: globalThis.Response): globalThis.Response {
  const to = answer.status >= 300 && answer.status < 400 ? answer.headers.get("Location") : null;
  if (to === null) return answer;
  const headers = new Headers(answer.headers);
  headers.delete("Location");
  headers.set("X-Location", to);
  headers.set("Clear-Site-Data", '"prefetchCache"');
  return new globalThis.Response(null, { status: 204, headers });
}

/** Sends as the handler of @remix-run/express does, except that it knows no text which is written at once. */
async function send(response: Response, answer: globalThis.Response): Promise<void> {
  if (!isTextResponse(answer)) return sendRemixResponse(response, answer);
  response.status(answer.status);
  for (const [name, value] of answer.headers) response.append(name, value);
  response.setHeader("Content-Length", Buffer.byteLength(answer.content));
  response.end(answer.content);
}

/** Remix would check `Origin` by a rule of its own; `wellFormedTargets` and `sameOriginOnly` have already decided. */
function hideOrigin({ headers }: Request): void {
  delete headers.origin;
  delete headers["x-forwarded-host"];
}
