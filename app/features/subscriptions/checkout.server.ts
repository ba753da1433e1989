import type Stripe from "stripe";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findPlan } from "./current-plan.server.ts";
import { askStripe } from "./stripe-calls.server.ts";
import { findSubscription, keepCustomer } from "./subscriptions.server.ts";
import type { Period } from "./subscription.ts";
import { syncSubscription } from "./sync-subscription.server.ts";

export interface Checkout {
  period: Period;
  /** Whole addresses on this site. */
  successUrl: string;
  cancelUrl: string;
}

/**
 * Opens Stripe's checkout for Pro. It is bound to this business's own customer, so that what is paid there can be of use
 * to nobody else (docs/security-checks.md 16).
 * @returns the address to go to
 * @throws AppError `subscription.already_pro`, `subscription.checkout_failed`, `subscription.not_configured`
 */
export async function startCheckout(ctx: UserContext, checkout: Checkout): Promise<string> {
  await requireFree(ctx);
  const { env } = ctx.platform;
  const price = await findPrice(ctx, checkout.period);
  const customer = await findOrCreateCustomer(ctx);
  await syncSubscription(ctx);
  await requireFree(ctx);
  const { url } = await askStripe(ctx, "subscription.checkout_failed", (stripe) =>
    stripe.checkout.sessions.create({
      mode: "subscription",
      customer,
      client_reference_id: ctx.businessId,
      line_items: [{ price, quantity: 1 }],
      locale: ctx.locale,
      success_url: checkout.successUrl,
      cancel_url: checkout.cancelUrl,
      subscription_data: { metadata: { business_id: ctx.businessId } },
      ...(env.STRIPE_TAX ? TAX : {}),
    }),
  );
  if (!url) throw new AppError("subscription.checkout_failed");
  return url;
}

/** Stripe then asks for the address and a VAT number, and keeps both with the customer. */
const TAX = {
  automatic_tax: { enabled: true },
  tax_id_collection: { enabled: true },
  customer_update: { address: "auto", name: "auto" },
} satisfies Partial<Stripe.Checkout.SessionCreateParams>;

async function requireFree(ctx: UserContext): Promise<void> {
  if ((await findPlan(ctx)) === "pro") throw new AppError("subscription.already_pro");
}

/** The setting is a price's id, or its lookup key, which stays the same when the price changes. */
export async function findPrice(ctx: UserContext, period: Period): Promise<string> {
  const { STRIPE_PRICE_MONTHLY, STRIPE_PRICE_YEARLY } = ctx.platform.env;
  const setting = period === "yearly" ? STRIPE_PRICE_YEARLY : STRIPE_PRICE_MONTHLY;
  if (!setting) throw new AppError("subscription.not_configured");
  if (setting.startsWith("price_")) return setting;
  const { data } = await askStripe(ctx, "subscription.checkout_failed", (stripe) =>
    stripe.prices.list({ lookup_keys: [setting], active: true, limit: 1 }),
  );
  if (!data[0]) throw new AppError("subscription.not_configured");
  return data[0].id;
}

/** Two checkouts begun at once share one customer: Stripe answers a repeated key with the first answer. */
async function findOrCreateCustomer(ctx: UserContext): Promise<string> {
  const known = await findSubscription(ctx);
  if (known) return known.customerId;
  const { company_name } = await ctx.db
    .selectFrom("businesses")
    .select("company_name")
    .where("id", "=", ctx.businessId)
    .executeTakeFirstOrThrow();
  const { email, firstName, lastName, language } = ctx.user;
  const { id } = await askStripe(ctx, "subscription.checkout_failed", (stripe) =>
    stripe.customers.create(
      {
        email,
        name: company_name || `${firstName} ${lastName}`,
        preferred_locales: [language],
        metadata: { business_id: ctx.businessId },
      },
      { idempotencyKey: `customer-${ctx.businessId}` },
    ),
  );
  return keepCustomer(ctx, id);
}
