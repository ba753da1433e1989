import { requireProvenAddress } from "#app/features/people/accounts/email/proven-address.server.ts";
import { requirePermit } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { onlinePaymentLimits } from "#app/features/money/online-payments/limits.ts";
import { ProviderFailure } from "#app/features/money/online-payments/payment-provider.ts";
import { askingStripe } from "#app/features/money/online-payments/stripe/stripe-failure.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { isLoopbackHost } from "#app/platform/http/loopback.ts";
import type { Platform } from "#app/platform/platform.server.ts";
import { stripeWithKey } from "#app/platform/stripe.server.ts";
import { CHANGE_PROVIDER, type ProviderKeyInput } from "./provider-key.schema.ts";
import { removeProviderRow, replaceProvider } from "./providers.server.ts";

/**
 * Kept encrypted once Stripe has accepted it, and never shown again.
 * @throws AppError `plan.pro_required`, `input.invalid`, `request.too_many`, `account.confirmation_expired`,
 * `account.email_not_verified`
 */
export async function saveProviderKey(
  ctx: UserContext,
  { apiKey, signingSecret, permit }: ProviderKeyInput,
): Promise<void> {
  await requirePro(ctx);
  await requireProvenAddress(ctx);
  await requirePermit(ctx, CHANGE_PROVIDER, permit);
  const isTest = apiKey.startsWith("rk_test_");
  if (isTest && !allowsTestKeys(ctx.platform)) throw wrongKey("field.stripe_test_key");
  await countAttempt(ctx, onlinePaymentLimits.saveProviderKey, ctx.businessId);
  await checkKey(ctx, apiKey);
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    const keys = { key: apiKey, secret: signingSecret };
    await replaceProvider(ctx, { mode: "own_key", state: "active", isTest, keys });
  });
  ctx.log.info({ event: "online_payment.key_saved", businessId: ctx.businessId });
}

/**
 * What was paid stays booked; events of that account are refused from now on.
 * @throws AppError `account.confirmation_expired`
 */
export async function removeProvider(ctx: UserContext, permit: string): Promise<void> {
  await requirePermit(ctx, CHANGE_PROVIDER, permit);
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await removeProviderRow(ctx);
  });
  ctx.log.info({ event: "online_payment.key_removed", businessId: ctx.businessId });
}

/** Whether test keys are accepted: with one nothing would be paid, but real invoices would look paid. */
function allowsTestKeys({ env }: Pick<Platform, "env">): boolean {
  return env.NODE_ENV !== "production" || isLoopbackHost(new URL(env.appUrl).hostname);
}

/** The one call asks for what checkouts, charges and fees are read by, so a missing permission shows now. */
async function checkKey({ platform, log }: UserContext, apiKey: string): Promise<void> {
  const { sessions } = stripeWithKey(platform.env, apiKey).checkout;
  const expand = ["data.payment_intent.latest_charge"];
  try {
    await askingStripe(() => sessions.list({ limit: 1, expand }));
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ event: "online_payment.key_refused", message: error.message });
    throw wrongKey(`field.stripe_${error.reason}`);
  }
}

function wrongKey(code: string) {
  return invalid([{ field: "apiKey", code }]);
}
