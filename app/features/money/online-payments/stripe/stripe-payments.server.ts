import type Stripe from "stripe";
import type { PaymentOrder, PaymentProvider } from "#app/features/money/online-payments/payment-provider.ts";
import { askingStripe, nullIfUnknown } from "./stripe-failure.server.ts";
import { providerPaymentOf } from "./stripe-session.ts";

const EXPAND = ["payment_intent.latest_charge.balance_transaction"];

/** @param account the connected account whose money it is; null with the account's own key */
export function stripePayments(stripe: Stripe, account: string | null): PaymentProvider {
  const options = account ? { stripeAccount: account } : {};
  const { sessions } = stripe.checkout;
  return {
    createPayment: (order) =>
      askingStripe(async () => {
        const idempotencyKey = `rappen-${order.id}`;
        const { id, url } = await sessions.create(sessionParams(order), { ...options, idempotencyKey });
        return { reference: id, url };
      }),
    readPayment: (reference) =>
      askingStripe(async () => {
        const session = await nullIfUnknown(sessions.retrieve(reference, { expand: EXPAND }, options));
        return session && providerPaymentOf(session, (charge) => disputesOf(stripe, charge, options));
      }),
    closePayment: (reference) =>
      askingStripe(async () => {
        await sessions.expire(reference, {}, options);
      }),
    findReference: (intent) =>
      askingStripe(async () => {
        const found = await nullIfUnknown(sessions.list({ payment_intent: intent, limit: 1 }, options));
        return found?.data[0]?.id ?? null;
      }),
  };
}

/** Leaves `payment_method_types` out, so that the owner chooses cards, TWINT and others at Stripe. */
function sessionParams(order: PaymentOrder): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    online_payment_id: order.id,
    invoice_id: order.invoiceId,
    link_version: String(order.linkVersion),
  };
  return {
    mode: "payment",
    client_reference_id: order.id,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: order.currency.toLowerCase(),
          unit_amount: order.amount,
          product_data: { name: order.title },
        },
      },
    ],
    adaptive_pricing: { enabled: false },
    locale: order.locale,
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
    metadata,
    payment_intent_data: { description: order.title, metadata },
  };
}

async function disputesOf(
  stripe: Stripe,
  charge: string,
  options: Stripe.RequestOptions,
): Promise<Stripe.Dispute[]> {
  return (await stripe.disputes.list({ charge, limit: 100 }, options)).data;
}
