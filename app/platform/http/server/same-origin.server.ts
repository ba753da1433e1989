import type { NextFunction, Request, RequestHandler, Response } from "express";
import { isCall } from "#app/platform/auth/authenticator.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { isPublicPath, pathWithoutToken } from "#app/platform/http/pages/public-path.ts";
import { sendRefusal } from "./refusal.server.ts";
import { startOf } from "./request-start.server.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Called by another party's servers with a signature; cookies do not count there. */
const SIGNED = /^\/api\/(stripe\/webhook|online-payments\/stripe(\/[\da-f-]{36})?)$/;

/** Pages of any site may ask, as no cookie counts there. */
const FOR_ANY_PAGE = /^\/(\.well-known\/oauth-[\w/-]+|oauth\/(register|token|revoke)|mcp)\/?$/i;

/** The same for programs with a key or token (api/api-calls.ts). */
const FOR_PROGRAMS = /^\/api\/v1(\/|$)/i;

const SENT = [
  ...["Authorization", "Content-Type", "Accept", "Accept-Language", "Idempotency-Key", "If-Match"],
  ...["If-None-Match", "Rappen-Business", "MCP-Protocol-Version", "Mcp-Session-Id", "Mcp-Method", "Mcp-Name"],
  ...["Last-Event-ID", "traceparent", "tracestate"],
].join(", ");
const READ = [
  ...["ETag", "Location", "Retry-After", "RateLimit", "RateLimit-Policy", "Idempotent-Replayed"],
  ...["X-Request-Id", "Link", "Deprecation", "Sunset", "Allow", "Content-Disposition", "WWW-Authenticate"],
  ...["MCP-Protocol-Version", "Mcp-Session-Id"],
].join(", ");

/** Another site's page could act in our user's name. Elsewhere it cannot add a bearer token: CORS is off. */
export function sameOriginOnly(platform: Platform): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (isAllowed(request, platform) && !isRebound(request, platform)) return next();
    startOf(response).log.warn({ event: "request.cross_origin", path: pathWithoutToken(request.path) });
    void sendRefusal(request, response, "request.cross_origin");
  };
}

/** Before all that refuses OPTIONS, which browsers send first. */
export function openToAnyPage(): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (!isOpen(request)) return next();
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Expose-Headers", READ);
    if (request.method !== "OPTIONS" || !request.get("access-control-request-method")) return next();
    response.setHeader("Access-Control-Allow-Methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
    response.setHeader("Access-Control-Allow-Headers", SENT);
    response.setHeader("Access-Control-Max-Age", "86400");
    response.status(204).end();
  };
}

/** Tells it by the path as the routes read it, where `/api/v1/../clients` is one of `/api`. */
function isOpen({ originalUrl }: Request): boolean {
  const { pathname } = new URL(`http://localhost${originalUrl}`);
  return FOR_ANY_PAGE.test(pathname) || FOR_PROGRAMS.test(pathname);
}

/** A page whose own name leads to this machine and is not ours (Model Context Protocol, Streamable HTTP). */
function isRebound(request: Request, { env }: Pick<Platform, "env">): boolean {
  const origin = request.get("origin") ?? "null";
  if (!/^\/mcp\b/i.test(request.path) || !URL.canParse(origin)) return false;
  return new URL(origin).host === request.get("host") && origin !== new URL(env.appUrl).origin;
}

function isAllowed(request: Request, platform: Platform): boolean {
  const isExempt =
    READING.has(request.method) ||
    SIGNED.test(request.path) ||
    isOpen(request) ||
    isCall(request.headers.authorization);
  return isExempt || isSameOrigin(request, platform);
}

/**
 * Programs send none of these headers. A proxy may have replaced the host, so the origin of `APP_URL` is ours too.
 * Public pages, where no cookie counts, send `null`, as they give no referrer.
 */
function isSameOrigin(request: Request, { env }: Pick<Platform, "env">): boolean {
  const site = request.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.get("origin");
  if (origin === "null" && isPublicPath(request.path)) return true;
  const page = origin || request.get("referer");
  if (!page) return true;
  if (!URL.canParse(page)) return false;
  return new URL(page).host === request.get("host") || new URL(page).origin === new URL(env.appUrl).origin;
}
