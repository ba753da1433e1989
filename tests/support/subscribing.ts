import { onTestFinished } from "vitest";
import { startCheckout } from "#app/features/running/subscriptions/stripe/checkout.server.ts";
import { receiveStripeEvent } from "#app/features/running/subscriptions/stripe/stripe-events.server.ts";
import type { BillingPeriod } from "#app/features/running/subscriptions/subscription.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { ApiClient, Browser } from "./client.ts";
import { freshSqlite } from "./databases/databases.ts";
import { FakeStripe } from "./server/fake-stripe.ts";
import { payCheckout } from "./fake-stripe/checkouts.ts";
import { PERSON } from "./person.ts";
import { type TestPlatform, testPlatform, visitor } from "./platform.ts";
import { serve } from "./server/server.ts";
import { TEST_NOW } from "./test-now.ts";

export const DAY = 24 * 60 * 60 * 1000;

export interface WithStripe {
  platform: TestPlatform;
  fake: FakeStripe;
  /** Lets this many ms go by, here and at Stripe. */
  pass(ms: number): void;
}

/** The product with a Stripe of its own, whose events wait until the test delivers them. */
export async function withStripe(database: Database, env: Record<string, string> = {}): Promise<WithStripe> {
  const clock = { now: () => TEST_NOW };
  const fake = new FakeStripe(() => clock.now().getTime());
  onTestFinished(await fake.listen());
  const platform = testPlatform(database, { ...fake.env, ...env });
  clock.now = platform.now;
  fake.webhooks.receive = async (body, signature) => {
    try {
      await receiveStripeEvent(visitor(platform), Buffer.from(body), signature);
      return 200;
    } catch (error) {
      if (error instanceof AppError) return platform.product.errorStatuses[error.code];
      throw error;
    }
  };
  const pass = (ms: number) => {
    platform.pass(ms);
    fake.pass(0);
  };
  return { platform, fake, pass };
}

/** Goes to Stripe's checkout. @returns the id of the session */
export async function openCheckout(ctx: UserContext, period: BillingPeriod = "monthly"): Promise<string> {
  const url = await startCheckout(ctx, {
    period,
    successUrl: "http://localhost:3000/dashboard?upgrade=success",
    cancelUrl: "http://localhost:3000/dashboard?upgrade=cancelled",
  });
  return url.split("/").at(-1) ?? "";
}

/** Buys Pro, and Stripe tells us of it. @returns Stripe's subscription */
export async function subscribe(
  { fake }: Pick<WithStripe, "fake">,
  ctx: UserContext,
  period: BillingPeriod = "monthly",
) {
  const subscription = payCheckout(fake.account, await openCheckout(ctx, period));
  if (!subscription) throw new Error("the card was refused");
  await fake.webhooks.deliverWaiting();
  return subscription;
}

/** The product, served, with a Stripe that sends its events over HTTP, and a visitor's browser. */
export async function visitWithStripe(env: Record<string, string> = {}) {
  const stripe = await withStripe(await freshSqlite(), env);
  const origin = await serve(stripe.platform);
  stripe.fake.webhooks.receive = async (body, signature) => {
    const headers = { "Stripe-Signature": signature, "Content-Type": "application/json; charset=utf-8" };
    return (await fetch(`${origin}/api/stripe/webhook`, { method: "POST", headers, body })).status;
  };
  return { ...stripe, origin, browser: new Browser(origin) };
}

/** Like `visitWithStripe`, and the visitor has registered; `api` calls for them. */
export async function registeredWithStripe(env: Record<string, string> = {}) {
  const visited = await visitWithStripe(env);
  const api = new ApiClient(visited.origin);
  await api.register(PERSON);
  const { email, password } = PERSON;
  /** After a month sessions have ended. */
  const signIn = async () => {
    await visited.browser.post("/login", { email, password });
    const { data } = await api.call("POST", "/auth/login", { email, password });
    api.token = String(data?.token);
  };
  await signIn();
  return { ...visited, api, signIn };
}

/** Buys Pro as a person does: chooses a period, pays at Stripe, which tells us. */
export async function buy(
  { browser, fake }: Pick<Awaited<ReturnType<typeof visitWithStripe>>, "browser" | "fake">,
  period: BillingPeriod = "monthly",
) {
  const { headers } = await browser.post(`/checkout?period=${period}`, {});
  const subscription = payCheckout(fake.account, headers.get("Location")?.split("/").at(-1) ?? "");
  if (!subscription) throw new Error("the card was refused");
  await fake.webhooks.deliverWaiting();
  return subscription;
}
