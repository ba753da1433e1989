import type { NextFunction, Request, RequestHandler, Response } from "express";
import type { Env } from "#app/platform/env.server.ts";
import { startOf } from "./request-start.server.ts";

const YEAR = 31_536_000;

/** docs/security-checks.md 10. */
export function securityHeaders(env: Env): RequestHandler {
  const isHttps = env.appUrl.startsWith("https:");
  return (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader("Content-Security-Policy", policy(startOf(response).nonce, env));
    response.setHeader("X-Content-Type-Options", "nosniff");
    response.setHeader("X-Frame-Options", "DENY");
    response.setHeader("Referrer-Policy", "strict-origin-when-cross-origin");
    response.setHeader("Cross-Origin-Opener-Policy", "same-origin");
    response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
    response.setHeader("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=()");
    if (isHttps) response.setHeader("Strict-Transport-Security", `max-age=${YEAR}; includeSubDomains`);
    next();
  };
}

/** Comes after the static files, which set their own caching. */
export function neverStored(): RequestHandler {
  return (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader("Cache-Control", "no-store");
    next();
  };
}

function policy(nonce: string, env: Env): string {
  const connect = env.NODE_ENV === "development" ? "'self' ws:" : "'self'";
  const style = env.NODE_ENV === "development" ? "'self' 'unsafe-inline'" : "'self'";
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connect}`,
    "manifest-src 'self'",
    ["form-action 'self'", ...payPages(env)].join(" "),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join("; ");
}

/** Browsers count the redirect to Stripe as part of the form. */
const PAY_PAGES = ["https://checkout.stripe.com", "https://billing.stripe.com", "https://invoice.stripe.com"];

function payPages(env: Env): string[] {
  if (!env.STRIPE_SECRET_KEY) return [];
  return env.STRIPE_API_BASE ? [new URL(env.STRIPE_API_BASE).origin] : PAY_PAGES;
}
