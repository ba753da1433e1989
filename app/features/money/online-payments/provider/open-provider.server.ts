import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { allows } from "#app/features/selling/invoices/status/invoice-actions.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import {
  type PaymentProvider,
  ProviderFailure,
} from "#app/features/money/online-payments/payment-provider.ts";
import { stripePayments } from "#app/features/money/online-payments/stripe/stripe-payments.server.ts";
import { isPro } from "#app/features/running/subscriptions/require-pro.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { stripeWithKey } from "#app/platform/stripe.server.ts";
import { findProvider, findProviderKeys, saveProviderState } from "./providers.server.ts";

const LEAST_ONLINE = 50;

/**
 * Opens the provider for payments already made, whatever the plan is now. Null without a provider that can be
 * asked.
 */
export async function openProvider(ctx: BusinessContext): Promise<PaymentProvider | null> {
  const found = await findProviderKeys(ctx);
  if (!found) return null;
  const { env } = ctx.platform;
  const { mode, accountId } = found.provider;
  if (mode === "own_key") return found.key ? stripePayments(stripeWithKey(env, found.key), null) : null;
  const key = env.STRIPE_CONNECT_SECRET_KEY;
  return key && accountId ? stripePayments(stripeWithKey(env, key), accountId) : null;
}

export async function offersOnlinePayment(
  ctx: BusinessContext,
  invoice: Pick<Invoice, "status" | "state" | "total" | "charged" | "settled" | "kind">,
): Promise<boolean> {
  if (invoice.kind !== "invoice" || !allows(invoice.status, "markPaid")) return false;
  return amountDue(invoice) >= LEAST_ONLINE && (await takesOnlinePayments(ctx));
}

async function takesOnlinePayments(ctx: BusinessContext): Promise<boolean> {
  const provider = await findProvider(ctx);
  if (provider?.state !== "active") return false;
  if (provider.mode === "connect" && !ctx.platform.env.STRIPE_CONNECT_SECRET_KEY) return false;
  return isPro(ctx);
}

/** Stores a lasting fault, so that the owner sees it. Passing faults are not stored. */
export async function rememberingFailure<T>(ctx: BusinessContext, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const { reason, message } = error;
    ctx.log.error({ event: "online_payment.provider_failed", businessId: ctx.businessId, reason, message });
    if (reason !== "unreachable") await saveProviderState(ctx, { lastError: reason });
    throw error;
  }
}
