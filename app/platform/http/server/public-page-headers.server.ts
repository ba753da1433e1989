import type { NextFunction, Request, RequestHandler, Response } from "express";
import type { Env } from "#app/platform/env.server.ts";
import { isPublicPath } from "#app/platform/http/pages/public-path.ts";
import { publicPagePolicy } from "./content-security-policy.server.ts";

/** Programs that read it again and again say what they have already. */
const CALENDAR = /^\/calendar\//i;

/** Whatever answers a link of a client, and however: docs/security-checks.md 24. */
export function publicPageHeaders(env: Env): RequestHandler {
  const headers = {
    "Content-Security-Policy": publicPagePolicy(env),
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex, nofollow, noarchive",
  };
  return (request: Request, response: Response, next: NextFunction) => {
    if (!isPublicPath(request.path)) return next();
    const writeHead = response.writeHead.bind(response);
    response.writeHead = (...args: [number]) => {
      const kept = CALENDAR.test(request.path) ? "private, no-cache" : "private, no-store";
      response.setHeader("Cache-Control", kept);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.removeHeader("Set-Cookie");
      return writeHead(...args);
    };
    next();
  };
}
