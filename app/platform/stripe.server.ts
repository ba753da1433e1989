import type Stripe from "stripe";
import type { Env } from "./env.server.ts";
import { inSpan, markFailed } from "#app/platform/observability/tracing/spans.server.ts";
import { packageOnUse } from "./package-on-use.ts";

/** The version this code was written against, whatever the account's default. */
const API_VERSION = "2026-10-28.endive";

/** ms; a page that asks Stripe must not hang for long. */
const TIMEOUT = 8_000;

export function createStripe(env: Env): Stripe | null {
  return env.STRIPE_SECRET_KEY ? stripeWithKey(env, env.STRIPE_SECRET_KEY) : null;
}

/** `STRIPE_API_BASE` leads to another server. */
export function stripeWithKey(env: Pick<Env, "STRIPE_API_BASE">, key: string): Stripe {
  const base = env.STRIPE_API_BASE ? new URL(env.STRIPE_API_BASE) : null;
  const Package = stripePackage();
  return new Package(key, {
    apiVersion: API_VERSION,
    timeout: TIMEOUT,
    maxNetworkRetries: 1,
    telemetry: false,
    httpClient: tracedClient(Package.createNodeHttpClient()),
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

/** Paths hold ids, so that only the host is told. */
function tracedClient(client: Stripe.HttpClient): Stripe.HttpClient {
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (...request) => {
    const [host, , , method] = request;
    const attributes = { "http.request.method": method, "server.address": host };
    return inSpan(method, { kind: "client", attributes }, async (span) => {
      const response = await makeRequest(...request);
      const status = response.getStatusCode();
      span?.setAttribute("http.response.status_code", status);
      if (status >= 400) markFailed(span, String(status));
      return response;
    });
  };
  return client;
}

export function isStripeError(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof stripePackage().errors.StripeError;
}

/** Seconds between the signature's time and ours, either way. */
const TOLERANCE = 300;

interface SignedBody {
  body: Uint8Array;
  signature: string;
  secret: string;
  now: Date;
}

/** @returns the event, whose shape nobody has checked; null unless it is signed with the secret, and lately */
export function signedEvent({ body, signature, secret, now }: SignedBody): unknown {
  const ms = now.getTime();
  if (isFromTheFuture(signature, ms)) return null;
  try {
    return stripePackage().webhooks.constructEvent(body, signature, secret, TOLERANCE, undefined, ms);
  } catch {
    return null;
  }
}

/** Stripe's library refuses old signatures only; one dated ahead could be replayed until its time has passed. */
function isFromTheFuture(signature: string, now: number): boolean {
  const times = [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].map(([, seconds]) => Number(seconds));
  return times.some((seconds) => seconds > now / 1000 + TOLERANCE);
}

/** Where nothing is sold it is never loaded. */
function stripePackage(): typeof Stripe {
  return packageOnUse<typeof Stripe>("stripe");
}
