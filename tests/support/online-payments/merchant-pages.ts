import type Stripe from "stripe";
import { FakeError } from "../fake-stripe/fake-error.ts";
import type { FakeDispute, FakeIntent, FakeMerchant } from "./merchant.ts";

/** What happens at a business's Stripe account: its clients pay, it refunds, and banks dispute. */

export function feeOf(amount: number): number {
  return Math.round(amount * 0.019) + 30;
}

export function payPage(merchant: FakeMerchant, sessionId: string, method = "twint"): FakeIntent {
  const session = openPage(merchant, sessionId);
  const intent = intentFor(merchant, session, "succeeded");
  charge(merchant, intent, method);
  session.payment_status = "paid";
  merchant.emit("checkout.session.completed", session);
  return intent;
}

/** Pays by a method whose money comes later. */
export function payPageLater(merchant: FakeMerchant, sessionId: string): FakeIntent {
  const session = openPage(merchant, sessionId);
  const intent = intentFor(merchant, session, "processing");
  merchant.emit("checkout.session.completed", session);
  return intent;
}

export function moneyArrives(merchant: FakeMerchant, sessionId: string): void {
  const session = merchant.session(sessionId);
  const intent = merchant.intentOf(sessionId);
  intent.status = "succeeded";
  charge(merchant, intent, "sepa_debit");
  session.payment_status = "paid";
  merchant.emit("checkout.session.async_payment_succeeded", session);
}

export function moneyStaysAway(merchant: FakeMerchant, sessionId: string): void {
  merchant.intentOf(sessionId).status = "requires_payment_method";
  merchant.emit("checkout.session.async_payment_failed", merchant.session(sessionId));
}

export function expirePage(merchant: FakeMerchant, sessionId: string): Stripe.Checkout.Session {
  const session = merchant.session(sessionId);
  if (session.status !== "open")
    throw new FakeError(400, `Only Checkout Sessions with a status in ["open"] can be expired.`);
  Object.assign(session, { status: "expired", url: null });
  merchant.emit("checkout.session.expired", session);
  return session;
}

export function refundPage(merchant: FakeMerchant, sessionId: string, amount: number): void {
  const paid = merchant.chargeOf(sessionId);
  paid.amount_refunded += amount;
  merchant.emit("charge.refunded", paid);
}

export function failRefund(merchant: FakeMerchant, sessionId: string, amount: number): void {
  const paid = merchant.chargeOf(sessionId);
  paid.amount_refunded -= amount;
  const { payment_intent, id } = paid;
  merchant.emit("refund.failed", { object: "refund", id: merchant.newId("re"), payment_intent, charge: id });
}

export function disputePage(merchant: FakeMerchant, sessionId: string, amount: number): FakeDispute {
  const paid = merchant.chargeOf(sessionId);
  paid.disputed = true;
  const dispute: FakeDispute = {
    id: merchant.newId("dp"),
    object: "dispute",
    amount,
    status: "needs_response",
    charge: paid.id,
    payment_intent: String(paid.payment_intent),
  };
  merchant.disputes.push(dispute);
  merchant.emit("charge.dispute.created", dispute);
  merchant.emit("charge.dispute.funds_withdrawn", dispute);
  return dispute;
}

export function closeDispute(merchant: FakeMerchant, dispute: FakeDispute, status: "won" | "lost"): void {
  dispute.status = status;
  if (status === "won") merchant.emit("charge.dispute.funds_reinstated", dispute);
  merchant.emit("charge.dispute.closed", dispute);
}

function openPage(merchant: FakeMerchant, sessionId: string): Stripe.Checkout.Session {
  const session = merchant.session(sessionId);
  if (session.status !== "open") throw new FakeError(400, "This Checkout Session is no longer available.");
  return session;
}

function intentFor(
  merchant: FakeMerchant,
  session: Stripe.Checkout.Session,
  status: FakeIntent["status"],
): FakeIntent {
  const amount = session.amount_total ?? 0;
  const intent: FakeIntent = {
    id: merchant.newId("pi"),
    object: "payment_intent",
    amount,
    amount_received: 0,
    currency: "chf",
    status,
    metadata: session.metadata ?? {},
    latest_charge: null,
  };
  merchant.intents.set(intent.id, intent);
  Object.assign(session, { status: "complete", url: null, payment_intent: intent.id });
  return intent;
}

function charge(merchant: FakeMerchant, intent: FakeIntent, method: string): void {
  intent.amount_received = intent.amount;
  intent.latest_charge = {
    id: merchant.newId("ch"),
    object: "charge",
    amount: intent.amount,
    amount_refunded: 0,
    created: merchant.now(),
    currency: "chf",
    disputed: false,
    metadata: intent.metadata,
    payment_intent: intent.id,
    balance_transaction: { object: "balance_transaction", currency: "chf", fee: feeOf(intent.amount) },
    payment_method_details: { type: method },
  };
}
