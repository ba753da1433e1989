import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError, type ErrorCode } from "#app/platform/errors.ts";
import { askStripe, nullIfMissing } from "./stripe-calls.server.ts";
import { readStripeSubscription, subscriptionThatCounts } from "./stripe-subscription.ts";
import { RUNNING } from "#app/features/running/subscriptions/subscription.ts";
import { keepAnswer, takeNumber } from "#app/features/running/subscriptions/keep-answer.server.ts";
import { findSubscription } from "#app/features/running/subscriptions/subscriptions.server.ts";

/** More than a customer ever has. */
const ALL = 100;

/**
 * Asks Stripe, as events and returns from the checkout are never believed (docs/security-checks.md 15).
 * @throws AppError `code` when Stripe cannot be asked, `subscription.not_configured`
 */
export async function syncSubscription(
  ctx: BusinessContext,
  code: ErrorCode = "subscription.sync_failed",
): Promise<void> {
  const known = await findSubscription(ctx);
  if (!known) return;
  const number = await takeNumber(ctx);
  const answer = await askStripe(ctx, code, (stripe) =>
    nullIfMissing(stripe.subscriptions.list({ customer: known.customerId, status: "all", limit: ALL })),
  );
  const all = answer?.data ?? [];
  warnOfDoubles(ctx, all);
  const counts = subscriptionThatCounts(all);
  await keepAnswer(ctx, number, counts && readStripeSubscription(counts));
}

/** For pages that must be shown even if Stripe cannot be asked now. */
export async function trySync(ctx: BusinessContext): Promise<void> {
  try {
    await syncSubscription(ctx);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** Two checkouts paid at the same instant: only a person can refund one. */
function warnOfDoubles(ctx: BusinessContext, all: { id: string; status: string }[]): void {
  const running = all.filter(({ status }) => RUNNING.includes(status)).map(({ id }) => id);
  if (running.length < 2) return;
  ctx.log.error({ event: "subscription.doubled", businessId: ctx.businessId, subscriptions: running });
}
