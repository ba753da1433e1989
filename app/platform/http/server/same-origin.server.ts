import type { NextFunction, Request, RequestHandler, Response } from "express";
import { isCall } from "#app/platform/auth/authenticator.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { isPublicPath, pathWithoutToken } from "#app/platform/http/pages/public-path.ts";
import { sendRefusal } from "./refusal.server.ts";
import { startOf } from "./request-start.server.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Called by another party's servers with a signature; cookies do not count there. */
const SIGNED = /^\/api\/(stripe\/webhook|online-payments\/stripe(\/[\da-f-]{36})?)$/;

/** OAuth: pages of any site may ask, as no cookie counts there. */
const FOR_ANY_PAGE = /^\/(\.well-known\/oauth-[\w/-]+|oauth\/(register|token|revoke))\/?$/i;

/** Programs only: no page may call it, not even with a token (Model Context Protocol, Streamable HTTP). */
const NO_PAGES = /^\/mcp(\.data)?\/?$/i;

/** Another site's page could act in our user's name. Bearer tokens cannot be added across sites: CORS is off. */
export function sameOriginOnly(platform: Platform): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (isForPrograms(request) ? isByProgram(request, platform) : isAllowed(request, platform)) return next();
    startOf(response).log.warn({ event: "request.cross_origin", path: pathWithoutToken(request.path) });
    void sendRefusal(request, response, "request.cross_origin");
  };
}

/** Before all that refuses OPTIONS, which browsers send first. */
export function openToAnyPage(): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (!FOR_ANY_PAGE.test(request.path)) return next();
    response.setHeader("Access-Control-Allow-Origin", "*");
    response.setHeader("Access-Control-Expose-Headers", "WWW-Authenticate, Retry-After");
    if (request.method !== "OPTIONS") return next();
    response.setHeader("Access-Control-Allow-Methods", "GET, HEAD, POST");
    response.setHeader("Access-Control-Allow-Headers", "Authorization, Content-Type, MCP-Protocol-Version");
    response.setHeader("Access-Control-Max-Age", "86400");
    response.status(204).end();
  };
}

/** Routes are found by the decoded path. One that cannot be decoded leads nowhere. */
function isForPrograms({ path }: Request): boolean {
  try {
    return NO_PAGES.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

function isAllowed(request: Request, platform: Platform): boolean {
  const isExempt =
    READING.has(request.method) ||
    SIGNED.test(request.path) ||
    FOR_ANY_PAGE.test(request.path) ||
    isCall(request.headers.authorization);
  return isExempt || isSameOrigin(request, platform);
}

/** A name that leads to this machine makes `Host` and `Origin` the same, so only `APP_URL` counts. */
function isByProgram(request: Request, { env }: Pick<Platform, "env">): boolean {
  const origin = request.get("origin");
  return origin === undefined || origin === new URL(env.appUrl).origin;
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
