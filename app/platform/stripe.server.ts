import type Stripe from "stripe";
import type { Env } from "./env.server.ts";
import { packageOnUse } from "./package-on-use.ts";

/** The version this code was written against, whatever the account's default. */
const API_VERSION = "2026-10-28.endive";

/** ms; a page that asks Stripe must not hang for long. */
const TIMEOUT = 8_000;

/** `STRIPE_API_BASE` leads to another server. */
export function createStripe(env: Env): Stripe | null {
  if (!env.STRIPE_SECRET_KEY) return null;
  const base = env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : null;
  const Package = stripePackage();
  return new Package(env.STRIPE_SECRET_KEY, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: "Rappen" },
    ...(base
      ? {
          host: base.hostname,
          port: base.port || (base.protocol === "https:" ? 443 : 80),
          protocol: base.protocol === "https:" ? ("https" as const) : ("http" as const),
        }
      : {}),
  });
}

export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof stripePackage().errors.StripeError;
}

/** Where nothing is sold it is never loaded. */
function stripePackage(): typeof Stripe {
  return packageOnUse<typeof Stripe>("stripe");
}
