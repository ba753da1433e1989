import type Stripe from "stripe";
import type { Context } from "#app/platform/context.server.ts";
import { AppError, type ErrorCode } from "#app/platform/errors.ts";
import { PRO_MONTHLY, PRO_YEARLY } from "#app/features/running/subscriptions/prices.ts";
import { askStripe, nullIfMissing } from "./stripe-calls.server.ts";
import type { BillingPeriod } from "#app/features/running/subscriptions/subscription.ts";

const SHOWN = {
  monthly: { amount: PRO_MONTHLY, interval: "month" },
  yearly: { amount: PRO_YEARLY, interval: "year" },
} as const;

/**
 * The setting is a price's id or lookup key. Refuses a price other than the one we show.
 * @throws AppError `code` when Stripe cannot be asked, `subscription.not_configured`
 */
export async function findPrice(ctx: Context, period: BillingPeriod, code: ErrorCode): Promise<string> {
  const { STRIPE_PRICE_MONTHLY, STRIPE_PRICE_YEARLY } = ctx.platform.env;
  const setting = period === "yearly" ? STRIPE_PRICE_YEARLY : STRIPE_PRICE_MONTHLY;
  if (!setting) throw new AppError("subscription.not_configured");
  const price = await askStripe(ctx, code, (stripe) => lookUp(stripe, setting));
  if (price && isAsShown(price, period)) return price.id;
  ctx.log.error({ event: "stripe.price_differs", period, price: price?.id ?? null });
  throw new AppError("subscription.not_configured");
}

async function lookUp(stripe: Stripe, setting: string): Promise<Stripe.Price | null> {
  if (setting.startsWith("price_")) return nullIfMissing(stripe.prices.retrieve(setting));
  const { data } = await stripe.prices.list({ lookup_keys: [setting], active: true, limit: 1 });
  return data[0] ?? null;
}

function isAsShown(
  { active, currency, unit_amount, recurring }: Stripe.Price,
  period: BillingPeriod,
): boolean {
  const { amount, interval } = SHOWN[period];
  const isSame = currency === "chf" && unit_amount === amount;
  return active && isSame && recurring?.interval === interval && recurring.interval_count === 1;
}
