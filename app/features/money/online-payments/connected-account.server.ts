import { lockOpenBusiness } from "#app/features/people/accounts/business.server.ts";
import { requireProvenAddress } from "#app/features/people/accounts/email/proven-address.server.ts";
import { requirePermit } from "#app/features/people/accounts/passkeys/confirm-act.server.ts";
import { CHANGE_PROVIDER } from "#app/features/money/online-payments/provider/provider-key.schema.ts";
import { ProviderFailure } from "#app/features/money/online-payments/payment-provider.ts";
import {
  findProvider,
  replaceProvider,
  saveProviderState,
} from "#app/features/money/online-payments/provider/providers.server.ts";
import {
  askingStripe,
  nullIfUnknown,
} from "#app/features/money/online-payments/stripe/stripe-failure.server.ts";
import { requirePro } from "#app/features/running/subscriptions/require-pro.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import {
  type BusinessContext,
  type Context,
  type UserContext,
  withBusiness,
} from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { stripeWithKey } from "#app/platform/stripe.server.ts";
import { onlinePaymentLimits } from "#app/features/money/online-payments/limits.ts";

/**
 * A Standard account at Stripe: its owner signs in there, gets the money directly, and pays Stripe's fees.
 * @param backTo the settings page
 * @returns the page at Stripe on which the owner says who they are
 * @throws AppError `plan.pro_required`, `online_payment.connect_failed`, `route.not_found` where there is no platform,
 * `account.confirmation_expired`, `account.email_not_verified`
 */
export async function startOnboarding(ctx: UserContext, backTo: string, permit: string): Promise<string> {
  await requirePro(ctx);
  await requireProvenAddress(ctx);
  await requirePermit(ctx, CHANGE_PROVIDER, permit);
  const key = ctx.platform.env.STRIPE_CONNECT_SECRET_KEY;
  if (!key) throw new AppError("route.not_found");
  await countAttempt(ctx, onlinePaymentLimits.saveProviderKey, ctx.businessId);
  const stripe = stripeWithKey(ctx.platform.env, key);
  try {
    const account = await accountOf(ctx, (idempotencyKey) =>
      askingStripe(async () => {
        const { email } = ctx.user;
        return (await stripe.accounts.create({ type: "standard", country: "CH", email }, { idempotencyKey }))
          .id;
      }),
    );
    const links = { refresh_url: backTo, return_url: backTo };
    const link = { account, type: "account_onboarding" as const, ...links };
    return (await askingStripe(() => stripe.accountLinks.create(link))).url;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    ctx.log.error({ event: "online_payment.provider_failed", message: error.message });
    throw new AppError("online_payment.connect_failed");
  }
}

async function accountOf(
  ctx: UserContext,
  create: (idempotencyKey: string) => Promise<string>,
): Promise<string> {
  const known = await findProvider(ctx);
  if (known?.mode === "connect" && known.accountId) return known.accountId;
  const accountId = await create(`rappen-account-${ctx.businessId}-${known?.updatedAt ?? "first"}`);
  await ctx.transaction(async (ctx) => {
    await lockOpenBusiness(ctx);
    await replaceProvider(ctx, { mode: "connect", state: "onboarding", accountId });
  });
  return accountId;
}

export async function checkAccount(ctx: Context, { businessId = "" }: Record<string, string>): Promise<void> {
  await askAboutAccount(withBusiness(ctx, businessId));
}

/** Asks whether the account can take money by now. @throws ProviderFailure */
export async function askAboutAccount(ctx: BusinessContext): Promise<void> {
  const known = await findProvider(ctx);
  const key = ctx.platform.env.STRIPE_CONNECT_SECRET_KEY;
  if (!known?.accountId || !key) return;
  const { accounts } = stripeWithKey(ctx.platform.env, key);
  const account = await askingStripe(() => nullIfUnknown(accounts.retrieve(known.accountId)));
  const state = account === null ? "off" : account.charges_enabled ? "active" : "onboarding";
  if (state !== known.state) await saveProviderState(ctx, { state, lastError: "" });
}

/** For the settings page, which must be shown even if Stripe cannot be asked now. */
export async function tryAskAboutAccount(ctx: BusinessContext): Promise<void> {
  try {
    await askAboutAccount(ctx);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
  }
}
