import type Stripe from "stripe";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { findPrice } from "./checkout.server.ts";
import { askStripe } from "./stripe-calls.server.ts";
import { givesPro, type Subscription } from "./subscription.ts";
import { findSubscription } from "./subscriptions.server.ts";
import { syncSubscription } from "./sync-subscription.server.ts";

/** @throws AppError `subscription.none` when nothing that was paid for is running */
export async function requireSubscription(ctx: UserContext): Promise<Subscription> {
  const subscription = await findSubscription(ctx);
  if (!subscription || !givesPro(subscription, ctx.now)) throw new AppError("subscription.none");
  return subscription;
}

/** Ends the subscription with its paid period; Pro stays until then. @throws AppError `subscription.none`, `subscription.cancel_failed` */
export async function cancelSubscription(ctx: UserContext): Promise<void> {
  await change(ctx, "subscription.cancel_failed", { cancel_at_period_end: true });
}

/** Takes a cancellation back before it takes effect. @throws AppError `subscription.none`, `subscription.change_failed` */
export async function resumeSubscription(ctx: UserContext): Promise<void> {
  await change(ctx, "subscription.change_failed", { cancel_at_period_end: false });
}

/**
 * From monthly to yearly at once; what is left of the month is credited. There is no way back to monthly (decisions,
 * "Plans and limits").
 * @throws AppError `subscription.none`, `subscription.already_yearly`, `subscription.change_failed`
 */
export async function switchToYearly(ctx: UserContext): Promise<void> {
  const { itemId, period } = await requireSubscription(ctx);
  if (period === "yearly") throw new AppError("subscription.already_yearly");
  const price = await findPrice(ctx, "yearly");
  await change(ctx, "subscription.change_failed", {
    items: [{ id: itemId, price }],
    proration_behavior: "create_prorations",
    cancel_at_period_end: false,
  });
}

/** What switching to yearly now would cost, in Rappen, less what is left of the month; null when Stripe does not say. */
export async function previewYearly(ctx: UserContext): Promise<Rappen | null> {
  const { customerId, subscriptionId, itemId } = await requireSubscription(ctx);
  const price = await findPrice(ctx, "yearly");
  const invoice = await askStripe(ctx, "subscription.change_failed", (stripe) =>
    stripe.invoices.createPreview({
      customer: customerId,
      subscription: subscriptionId,
      subscription_details: {
        items: [{ id: itemId, price }],
        proration_behavior: "create_prorations",
      },
    }),
  );
  return invoice.total;
}

async function change(
  ctx: UserContext,
  code: "subscription.cancel_failed" | "subscription.change_failed",
  params: Stripe.SubscriptionUpdateParams,
): Promise<void> {
  const { subscriptionId } = await requireSubscription(ctx);
  await askStripe(ctx, code, (stripe) => stripe.subscriptions.update(subscriptionId, params));
  await syncSubscription(ctx);
}
