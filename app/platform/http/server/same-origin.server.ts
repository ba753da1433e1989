import type { NextFunction, Request, RequestHandler, Response } from "express";
import { isCall } from "#app/platform/auth/authenticator.server.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { sendRefusal } from "./refusal.server.ts";
import { startOf } from "./request-start.server.ts";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Called by another party's servers with a signature; cookies do not count there. */
const SIGNED = new Set(["/api/stripe/webhook"]);

/** Another site's page could act in our user's name. Bearer tokens cannot be added across sites: CORS is off. */
export function sameOriginOnly(platform: Platform): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    const isExempt =
      READING.has(request.method) || SIGNED.has(request.path) || isCall(request.headers.authorization);
    if (isExempt || isSameOrigin(request, platform)) return next();
    startOf(response).log.warn({ event: "request.cross_origin", path: request.path });
    void sendRefusal(request, response, "request.cross_origin");
  };
}

/** Programs send neither header. The origin of `APP_URL` is ours too: a proxy may have replaced the host. */
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
