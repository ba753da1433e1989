import type { NextFunction, Request, RequestHandler, Response } from "express";
import { isCall } from "#app/platform/auth/authenticator.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { sendRefusal } from "./refusal.server.ts";
import { startOf } from "./request-start.server.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Asked by another party's servers, which prove themselves by a signature; no cookie counts there. */
const SIGNED = new Set(["/api/stripe/webhook"]);

/**
 * Refuses a change that another site's page asks for in the name of our user. A page cannot add a bearer token across
 * sites without our consent, and we give none (no CORS): such calls prove themselves by their token.
 */
export function sameOriginOnly(platform: Platform): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const isExempt =
      READING.has(request.method) || SIGNED.has(request.path) || isCall(request.headers.authorization);
    if (isExempt || isSameOrigin(request, platform)) return next();
    startOf(response).log.warn({ event: "request.cross_origin", path: request.path });
    void sendRefusal(request, response, "request.cross_origin");
  };
}

/**
 * Browsers say where a request comes from in Sec-Fetch-Site or at least in Origin; programs send neither. The origin of
 * `APP_URL` is ours too: a proxy may have put a host of its own in the place of the one that the browser asked for.
 */
function isSameOrigin(request: Request, { env }: Pick<Platform, "env">): boolean {
  const site = request.get("sec-fetch-site");
  if (site) return site === "same-origin" || site === "none";
  const origin = request.get("origin");
  if (!origin) return true;
  if (!URL.canParse(origin)) return false;
  return (
    new URL(origin).host === request.get("host") || new URL(origin).origin === new URL(env.appUrl).origin
  );
}
