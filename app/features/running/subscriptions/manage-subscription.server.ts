import type Stripe from "stripe";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findPlan } from "./current-plan.server.ts";
import { askStripe } from "#app/features/running/subscriptions/stripe/stripe-calls.server.ts";
import { isRunning, possibleChanges, type Subscription } from "./subscription.ts";
import { findSubscription } from "./subscriptions.server.ts";
import { syncSubscription } from "#app/features/running/subscriptions/stripe/sync-subscription.server.ts";

/** @throws AppError `plan.pro_required`; `subscription.none` on a Pro plan that was not bought */
export async function requireSubscription(ctx: BusinessContext): Promise<Subscription> {
  const subscription = await findSubscription(ctx);
  if (isRunning(subscription)) return subscription;
  throw new AppError((await findPlan(ctx)) === "pro" ? "subscription.none" : "plan.pro_required");
}

/**
 * Does nothing when cancelled already.
 * @throws AppError `plan.pro_required`, `subscription.none`, `subscription.cancel_failed`
 */
export async function cancelSubscription(ctx: BusinessContext): Promise<void> {
  const subscription = await requireSubscription(ctx);
  if (possibleChanges(subscription).cancel)
    await change(ctx, "subscription.cancel_failed", subscription, { cancel_at_period_end: true });
}

/**
 * Stripe reverses only what was set: the flag or the date.
 * @throws AppError `plan.pro_required`, `subscription.none`, `subscription.change_failed`
 */
export async function resumeSubscription(ctx: BusinessContext): Promise<void> {
  const code = "subscription.change_failed";
  const subscription = await requireSubscription(ctx);
  if (!possibleChanges(subscription).resume) return;
  const { cancel_at_period_end } = await askStripe(ctx, code, (stripe) =>
    stripe.subscriptions.retrieve(subscription.subscriptionId),
  );
  const params = cancel_at_period_end ? { cancel_at_period_end: false } : ({ cancel_at: "" } as const);
  await change(ctx, code, subscription, params);
}

async function change(
  ctx: BusinessContext,
  code: "subscription.cancel_failed" | "subscription.change_failed",
  { subscriptionId }: Subscription,
  params: Stripe.SubscriptionUpdateParams,
): Promise<void> {
  await askStripe(ctx, code, (stripe) => stripe.subscriptions.update(subscriptionId, params));
  await syncSubscription(ctx);
}
