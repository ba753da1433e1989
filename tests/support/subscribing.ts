import { onTestFinished } from "vitest";
import { startCheckout } from "#app/features/subscriptions/checkout.server.ts";
import { receiveStripeEvent } from "#app/features/subscriptions/stripe-events.server.ts";
import type { Period } from "#app/features/subscriptions/subscription.ts";
import { type UserContext, withUser } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/db.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { FakeStripe } from "./fake-stripe.ts";
import { payCheckout } from "./fake-stripe/checkouts.ts";
import { type TestPlatform, testPlatform, visitor } from "./platform.ts";
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
      if (error instanceof AppError) return error.status;
      throw error;
    }
  };
  const pass = (ms: number) => {
    platform.pass(ms);
    fake.pass(0);
  };
  return { platform, fake, pass };
}

/** The same person, asking now. */
export function now({ platform, user, businessId, sessionId }: UserContext): UserContext {
  return withUser(visitor(platform), { user, businessId, sessionId });
}

/** Goes to Stripe's checkout. @returns the id of the session */
export async function openCheckout(ctx: UserContext, period: Period = "monthly"): Promise<string> {
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
  period: Period = "monthly",
) {
  const subscription = payCheckout(fake.account, await openCheckout(ctx, period));
  if (!subscription) throw new Error("the card was refused");
  await fake.webhooks.deliverWaiting();
  return subscription;
}
