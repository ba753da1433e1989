import type { NextFunction, Request, RequestHandler, Response } from "express";
import type { Platform } from "#app/platform/platform.server.ts";
import { insideTrace, markFailed, type Trace } from "#app/platform/observability/tracing/spans.server.ts";
import { QUIET_PATHS } from "../request-start.server.ts";
import { OTHER_ROUTE } from "../route-patterns.server.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** A trace for each request, by the pattern of its route: paths and queries hold ids, tokens and what people search. */
export function traceRequests({ tracing, env }: Platform, routeOf: (path: string) => string): RequestHandler {
  if (!tracing) return (_request: Request, _response: Response, next: NextFunction) => next();
  return (request: Request, response: Response, next: NextFunction) => {
    if (QUIET_PATHS.test(request.path)) return next();
    const route = routeOf(request.path);
    const method = METHODS.includes(request.method) ? request.method : "_OTHER";
    const attributes = {
      "http.request.method": method,
      "url.scheme": request.protocol,
      "network.protocol.version": request.httpVersion,
      ...(route === OTHER_ROUTE ? {} : { "http.route": route }),
    };
    const name = [method === "_OTHER" ? "HTTP" : method, ...(route === OTHER_ROUTE ? [] : [route])].join(" ");
    // Whoever calls directly must not choose what is recorded, or under which number.
    const headers = env.TRUST_PROXY ? request.headers : undefined;
    const trace = tracing.startTrace(name, { kind: "server", attributes, headers });
    if (!trace) return next();
    response.on("close", () => {
      finish(trace, response);
      tracing.endTrace(trace);
    });
    insideTrace(trace, next);
  };
}

function finish({ root }: Trace, { headersSent, statusCode }: Response): void {
  if (!headersSent) return markFailed(root, "client_left");
  root.setAttribute("http.response.status_code", statusCode);
  if (statusCode >= 500) markFailed(root, String(statusCode));
}
