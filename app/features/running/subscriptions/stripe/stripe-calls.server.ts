import type Stripe from "stripe";
import type { Context } from "#app/platform/context.server.ts";
import { AppError, type ErrorCode } from "#app/platform/errors.ts";
import { isStripeError } from "#app/platform/stripe.server.ts";

/** @throws AppError `subscription.not_configured` */
export function requireStripe({ platform }: Context): Stripe {
  if (!platform.stripe) throw new AppError("subscription.not_configured");
  return platform.stripe;
}

/** Logs Stripe's error without anything of the customer. @throws AppError `code`, `subscription.not_configured` */
export async function askStripe<T>(
  ctx: Context,
  code: ErrorCode,
  ask: (stripe: Stripe) => Promise<T>,
): Promise<T> {
  const stripe = requireStripe(ctx);
  try {
    return await ask(stripe);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    ctx.log.error({
      event: "stripe.failed",
      code,
      type: error.type,
      stripeCode: error.code,
      stripeRequest: error.requestId,
    });
    throw new AppError(code);
  }
}

/** Null for what Stripe does not know: deleted, or made with other keys. */
export async function nullIfMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (isStripeError(error) && error.code === "resource_missing") return null;
    throw error;
  }
}
