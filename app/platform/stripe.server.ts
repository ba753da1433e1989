import Stripe from "stripe";
import type { Env } from "./env.server.ts";

/** The version this code was written against; a newer one of the account changes nothing for us. */
const API_VERSION = "2026-10-28.endive";

/** Stripe answers within seconds or not at all (ms); a page that asks it must not hang for long. */
const TIMEOUT = 8_000;

/** The way to Stripe, or null where nothing can be bought. `STRIPE_API_BASE` leads to another server instead. */
export function createStripe(env: Env): Stripe | null {
  if (!env.STRIPE_SECRET_KEY) return null;
  const base = env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : null;
  return new Stripe(env.STRIPE_SECRET_KEY, {
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
