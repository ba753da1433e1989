import type Stripe from "stripe";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findPlan } from "#app/features/running/subscriptions/current-plan.server.ts";
import { findOrCreateCustomer } from "./customer.server.ts";
import { askStripe } from "./stripe-calls.server.ts";
import { findPrice } from "./stripe-price.server.ts";
import { isPaymentMissing, type BillingPeriod } from "#app/features/running/subscriptions/subscription.ts";
import { findSubscription } from "#app/features/running/subscriptions/subscriptions.server.ts";
import { syncSubscription } from "./sync-subscription.server.ts";

interface CheckoutRequest {
  period: BillingPeriod;
  successUrl: string;
  cancelUrl: string;
}

const FAILED = "subscription.checkout_failed";

/**
 * Bound to the business's own customer, so that a payment benefits nobody else (docs/security-checks.md 16).
 * @throws AppError `subscription.already_pro`, `subscription.payment_missing`, `subscription.checkout_failed`,
 * `subscription.not_configured`
 */
export async function startCheckout(ctx: UserContext, checkout: CheckoutRequest): Promise<string> {
  await requireNoSubscription(ctx);
  const price = await findPrice(ctx, checkout.period, FAILED);
  const customer = await findOrCreateCustomer(ctx);
  await syncSubscription(ctx, FAILED);
  await requireNoSubscription(ctx);
  const { url } = await askStripe(ctx, FAILED, async (stripe) => {
    await closeOpenCheckouts(stripe, customer);
    return stripe.checkout.sessions.create(sessionParams(ctx, checkout, { price, customer }));
  });
  if (!url) throw new AppError(FAILED);
  return url;
}

/** A missing payment is settled, instead of paying twice. */
async function requireNoSubscription(ctx: UserContext): Promise<void> {
  if ((await findPlan(ctx)) === "pro") throw new AppError("subscription.already_pro");
  const subscription = await findSubscription(ctx);
  if (subscription && isPaymentMissing(subscription)) throw new AppError("subscription.payment_missing");
}

/** A checkout left open in another tab could be paid as well. */
async function closeOpenCheckouts(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.checkout.sessions.list({ customer, status: "open" });
  for (const { id } of data) await closeCheckout(stripe, id);
}

/** Another request may have closed it meanwhile; after one that was paid no second one may follow. */
async function closeCheckout(stripe: Stripe, id: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(id);
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status !== "expired") throw error;
  }
}

function sessionParams(
  ctx: UserContext,
  { successUrl, cancelUrl }: CheckoutRequest,
  { price, customer }: { price: string; customer: string },
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "subscription",
    customer,
    client_reference_id: ctx.businessId,
    line_items: [{ price, quantity: 1 }],
    locale: ctx.locale,
    success_url: successUrl,
    cancel_url: cancelUrl,
    metadata: { user_id: ctx.user.id },
    subscription_data: { metadata: { business_id: ctx.businessId } },
    ...(ctx.platform.env.STRIPE_TAX ? TAX : {}),
  };
}

/** Stripe then asks for address and VAT number, and keeps both with the customer. */
const TAX = {
  automatic_tax: { enabled: true },
  tax_id_collection: { enabled: true },
  customer_update: { address: "auto", name: "auto" },
} satisfies Partial<Stripe.Checkout.SessionCreateParams>;
