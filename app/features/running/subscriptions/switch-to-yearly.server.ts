import type Stripe from "stripe";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { requireSubscription } from "./manage-subscription.server.ts";
import { askStripe } from "#app/features/running/subscriptions/stripe/stripe-calls.server.ts";
import { findPrice } from "#app/features/running/subscriptions/stripe/stripe-price.server.ts";
import { isPaymentMissing, type Subscription } from "./subscription.ts";
import { syncSubscription } from "#app/features/running/subscriptions/stripe/sync-subscription.server.ts";

const FAILED = "subscription.change_failed";

/** The year begins at once, and the rest of the month is credited. */
const FROM_NOW = { billing_cycle_anchor: { type: "now" }, proration_behavior: "create_prorations" } as const;

/**
 * Nothing changes until the year is paid. @returns where to settle what the bank asks; null when done
 * @throws AppError `plan.pro_required`, `subscription.none`, `subscription.already_yearly`, `subscription.ending`,
 * `subscription.payment_missing`, `subscription.change_failed`
 */
export async function switchToYearly(ctx: BusinessContext): Promise<string | null> {
  const { subscriptionId, itemId } = await requireMonthly(ctx);
  const price = await findPrice(ctx, "yearly", FAILED);
  const updated = await askStripe(ctx, FAILED, (stripe) =>
    stripe.subscriptions.update(subscriptionId, {
      items: [{ id: itemId, price }],
      ...FROM_NOW,
      payment_behavior: "pending_if_incomplete",
      expand: ["latest_invoice"],
    }),
  );
  await syncSubscription(ctx);
  return updated.pending_update ? payPage(updated) : null;
}

function payPage({ latest_invoice }: Stripe.Subscription): string {
  const url = typeof latest_invoice === "object" ? latest_invoice?.hosted_invoice_url : null;
  if (!url) throw new AppError(FAILED);
  return url;
}

/** What switching now would cost, taxes and balance included. @throws AppError as `switchToYearly` */
export async function previewYearly(ctx: BusinessContext): Promise<{ due: Rappen; credit: Rappen }> {
  const { customerId, subscriptionId, itemId } = await requireMonthly(ctx);
  const price = await findPrice(ctx, "yearly", FAILED);
  const invoice = await askStripe(ctx, FAILED, (stripe) =>
    stripe.invoices.createPreview({
      customer: customerId,
      subscription: subscriptionId,
      subscription_details: { items: [{ id: itemId, price }], ...FROM_NOW },
    }),
  );
  const credits = invoice.lines.data.map(({ amount }) => Math.max(0, -amount));
  return { due: invoice.amount_due, credit: credits.reduce((sum, amount) => sum + amount, 0) };
}

async function requireMonthly(ctx: BusinessContext): Promise<Subscription> {
  const subscription = await requireSubscription(ctx);
  if (subscription.period === "yearly") throw new AppError("subscription.already_yearly");
  if (subscription.endsAt) throw new AppError("subscription.ending");
  if (isPaymentMissing(subscription)) throw new AppError("subscription.payment_missing");
  return subscription;
}
