import type { Env } from "#app/platform/env.server.ts";
import { isLoopbackHost } from "#app/platform/http/loopback.ts";
import { TRUSTED_POLICIES } from "#app/platform/http/trusted-types.ts";
import { isPrivateScheme } from "#app/platform/http/private-scheme.ts";

/** @param formTargets further ones than this site */
export function sitePolicy(nonce: string, env: Env, formTargets: string[] = []): string {
  return [
    ...common(env, `'self' 'nonce-${nonce}'`),
    `connect-src ${env.NODE_ENV === "development" ? "'self' ws:" : "'self'"}`,
    "manifest-src 'self'",
    ["form-action 'self'", ...payPages(env), ...formTargets].join(" "),
  ].join("; ");
}

const AUTHORIZE = /^\/oauth\/authorize\/?$/i;

/** Browsers count the redirect to an application as part of the form, and those that follow it. */
export function applicationTargets(path: string, redirectUri: unknown): string[] {
  if (!AUTHORIZE.test(path)) return [];
  const uri = typeof redirectUri === "string" && URL.canParse(redirectUri) ? new URL(redirectUri) : null;
  if (uri && isPrivateScheme(uri.protocol)) return ["https:", uri.protocol];
  return uri?.protocol === "http:" && isLoopbackHost(uri.hostname) ? ["https:", uri.origin] : ["https:"];
}

/** The same for every answer: a nonce would tell two apart. */
export function publicPagePolicy(env: Env): string {
  const checkout = stripeAt(env) ?? "https://checkout.stripe.com";
  return [...common(env, "'self'"), `form-action 'self' ${checkout}`].join("; ");
}

function common(env: Env, scripts: string): string[] {
  const isDevelopment = env.NODE_ENV === "development";
  const style = isDevelopment ? "'self' 'unsafe-inline'" : "'self'";
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${style}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", TRUSTED_POLICIES]),
  ];
}

/** Browsers count the redirect to Stripe as part of the form. */
const PAY_PAGES = ["https://checkout.stripe.com", "https://billing.stripe.com", "https://invoice.stripe.com"];

const CONNECT_PAGES = ["https://connect.stripe.com"];

function payPages(env: Env): string[] {
  const pages = [
    ...(env.STRIPE_SECRET_KEY ? PAY_PAGES : []),
    ...(env.STRIPE_CONNECT_SECRET_KEY ? CONNECT_PAGES : []),
  ];
  return pages.length ? [stripeAt(env) ?? pages].flat() : [];
}

function stripeAt({ STRIPE_API_BASE }: Env): string | null {
  return STRIPE_API_BASE ? new URL(STRIPE_API_BASE).origin : null;
}
