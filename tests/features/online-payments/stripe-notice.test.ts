import Stripe from "stripe";
import { expect, it } from "vitest";
import { readStripeNotice } from "#app/features/money/online-payments/stripe/stripe-notice.server.ts";

const SECRET = "whsec_of_the_test";
const NOW = new Date("2026-11-21T12:00:00Z");

function noticeOf(event: object) {
  const payload = JSON.stringify(event);
  const timestamp = NOW.getTime() / 1000;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp });
  return readStripeNotice({ body: new TextEncoder().encode(payload), signature, secret: SECRET, now: NOW });
}

function aboutOf(type: string, object: object) {
  return noticeOf({ id: "evt_1", type, data: { object } })?.about;
}

it.each([
  ["checkout.session.completed", { id: "cs_1" }, { reference: "cs_1", orderId: "" }],
  [
    "checkout.session.completed",
    { id: "cs_1", client_reference_id: "order-1", payment_intent: "pi_1" },
    { reference: "cs_1", orderId: "order-1" },
  ],
  ["charge.refunded", { id: "ch_1", payment_intent: "pi_1" }, { intent: "pi_1" }],
  ["charge.dispute.closed", { id: "dp_1", payment_intent: { id: "pi_1" } }, { intent: "pi_1" }],
  ["refund.failed", { id: "re_1", payment_intent: "pi_1" }, { intent: "pi_1" }],
  ["account.updated", { id: "acct_1" }, { account: "acct_1" }],
])("an event %s of %j is about %j", (type, object, about) => {
  expect(aboutOf(type, object)).toEqual(about);
});

it.each([
  ["checkout.session.completed", { payment_intent: "pi_1" }],
  ["charge.refunded", { id: "ch_1" }],
  ["refund.failed", { id: "re_1", payment_intent: null }],
  ["charge.refunded", { id: "ch_1", payment_intent: { id: 7 } }],
  ["charge.refunded", { id: "ch_1", payment_intent: "p".repeat(256) }],
  ["recharge.refunded", { id: "ch_1", payment_intent: "pi_1" }],
  ["account.updated", {}],
  ["payout.paid", { id: "po_1", payment_intent: "pi_1" }],
])("an event %s of %j is about nothing that is kept here", (type, object) => {
  expect(aboutOf(type, object)).toBeNull();
});

it("names the account at Stripe where it has one", () => {
  const event = { id: "evt_1", type: "account.updated", data: { object: { id: "acct_1" } } };
  expect(noticeOf(event)?.account).toBeNull();
  expect(noticeOf({ ...event, account: null })?.account).toBeNull();
  expect(noticeOf({ ...event, account: "acct_1" })?.account).toBe("acct_1");
  expect(noticeOf({ ...event, account: 7 })).toBeNull();
});

it("is nothing without an id, a type or an object", () => {
  const event = { id: "evt_1", type: "payout.paid", data: { object: {} } };
  expect(noticeOf(event)).toEqual({ id: "evt_1", type: "payout.paid", account: null, about: null });
  for (const wrong of [{ id: "" }, { type: 1 }, { data: {} }, { id: "e".repeat(256) }])
    expect(noticeOf({ ...event, ...wrong })).toBeNull();
});
