import type Stripe from "stripe";
import type {
  ProviderPayment,
  ReceivedOnline,
} from "#app/features/money/online-payments/payment-provider.ts";

type Disputes = (charge: string) => Promise<Stripe.Dispute[]>;

export async function providerPaymentOf(
  session: Stripe.Checkout.Session,
  disputesOf: Disputes,
): Promise<ProviderPayment> {
  const { payment_intent: given, metadata } = session;
  const intent = typeof given === "object" ? given : null;
  return {
    state: stateOfSession(session, intent),
    url: session.url,
    order: {
      id: session.client_reference_id ?? "",
      invoiceId: metadata?.invoice_id ?? "",
      linkVersion: Number(metadata?.link_version ?? Number.NaN),
    },
    intent: typeof given === "string" ? given : (given?.id ?? null),
    currency: session.currency ?? "",
    amount: session.amount_total ?? 0,
    received: session.payment_status === "paid" && intent ? await receivedBy(intent, disputesOf) : null,
  };
}

function stateOfSession(
  { status, payment_status }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderPayment["state"] {
  if (status === "expired") return "expired";
  if (status !== "complete") return "open";
  if (payment_status === "paid") return "paid";
  return ["canceled", "requires_payment_method"].includes(intent?.status ?? "") ? "failed" : "pending";
}

async function receivedBy(
  intent: Stripe.PaymentIntent,
  disputesOf: Disputes,
): Promise<ReceivedOnline | null> {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  if (!charge) return null;
  const disputes = charge.disputed ? (await disputesOf(charge.id)).filter(isWithdrawn) : [];
  const disputed = disputes.reduce((sum, { amount }) => sum + amount, 0);
  const balance = typeof charge.balance_transaction === "object" ? charge.balance_transaction : null;
  return {
    amount: intent.amount_received,
    at: new Date(charge.created * 1000),
    method: charge.payment_method_details?.type ?? "",
    fee: balance?.currency === charge.currency ? balance.fee : null,
    takenBack: Math.min(charge.amount_refunded + disputed, intent.amount_received),
    isDisputed: disputed > 0,
  };
}

/** An inquiry (`warning_…`) leaves the money where it is. */
function isWithdrawn({ status }: Stripe.Dispute): boolean {
  return !["won", "prevented"].includes(status) && !status.startsWith("warning_");
}
