import type { NextFunction, Request, RequestHandler, Response } from "express";
import { isLoopbackHost } from "#app/platform/http/loopback.ts";
import type { Env } from "#app/platform/env.server.ts";
import { applicationTargets, sitePolicy } from "./content-security-policy.server.ts";
import { startOf } from "./request-start.server.ts";

const YEAR = 31_536_000;

/** docs/security-checks.md 10. */
export function securityHeaders(env: Env): RequestHandler {
  const isHttps = env.appUrl.startsWith("https:");
  const hasFetchMetadata = isHttps || isLoopbackHost(new URL(env.appUrl).hostname);
  return (request: Request, response: Response, next: NextFunction) => {
    const targets = applicationTargets(request.path, request.query.redirect_uri);
    const policy = sitePolicy(startOf(response).nonce, env, targets);
    response.setHeader("Content-Security-Policy", policy);
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("X-Frame-Options", "DENY");
    response.setHeader("Referrer-Policy", referrerPolicy(request, hasFetchMetadata));
    response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    response.setHeader("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
    // Not for subdomains: what else is there is not ours to decide.
    if (isHttps) response.setHeader("Strict-Transport-Security", `max-age=${YEAR}`);
    next();
  };
}

const WITH_SECRET =
  /^\/(reset-password|not-me|invitation|verify-email|confirm-email|login\/by-link|archive)(\/|\.data$|$)/i;

/** Without a referrer forms name no origin either: what they send is known by Sec-Fetch-Site alone. */
function referrerPolicy({ path, query }: Request, hasFetchMetadata: boolean): string {
  if (!WITH_SECRET.test(path) && query.token === undefined) return "strict-origin-when-cross-origin";
  return hasFetchMetadata ? "no-referrer" : "same-origin";
}

/** Headers that only a page has use for; on a slow line they are a fifth of all that scripts take. */
export function withoutPageHeaders(response: Response): void {
  for (const name of FOR_PAGES) response.removeHeader(name);
}

const FOR_PAGES = [
  "Content-Security-Policy",
  "X-Frame-Options",
  "Referrer-Policy",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
];

/** Comes after the static files, which set their own caching. */
export function neverStored(): RequestHandler {
  return (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader("Cache-Control", "no-store");
    next();
  };
}
