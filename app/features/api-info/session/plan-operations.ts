import { changePeriodSchema, checkoutSchema } from "#app/features/subscriptions/subscription.schema.ts";
import { sessionOperationsOf } from "./session-operation.ts";

const PROFILE = "the profile";

/** Where nothing is sold, 409. */
export const PLAN_OPERATIONS = sessionOperationsOf({
  startCheckout: {
    call: "POST /api/user/checkout-session",
    summary: "Start paying for Pro",
    body: { schema: checkoutSchema, example: { billingPeriod: "yearly" } },
    answers: { 200: "`{url}`, the page of the payment provider" },
    refusals: [400, 401, 409, 413, 415, 422],
  },
  openPortal: {
    call: "POST /api/user/portal-session",
    summary: "Open cards and receipts",
    answers: { 200: "`{url}`, the page of the payment provider" },
    refusals: [401, 409],
  },
  cancelSubscription: {
    call: "POST /api/user/cancel-subscription",
    summary: "Cancel Pro at the end of the paid period",
    answers: { 200: PROFILE },
    refusals: [401, 409],
  },
  resumeSubscription: {
    call: "POST /api/user/resume-subscription",
    summary: "Go on with Pro after cancelling it",
    answers: { 200: PROFILE },
    refusals: [401, 409],
  },
  syncSubscription: {
    call: "POST /api/user/sync-subscription",
    summary: "Ask the payment provider how things stand",
    answers: { 200: PROFILE },
    refusals: [401, 409],
  },
  changeBillingPeriod: {
    call: "POST /api/user/subscription/update-period",
    summary: "Pay by the year from now on",
    description: "Back to monthly is 409 `subscription.no_downgrade`.",
    body: { schema: changePeriodSchema, example: { billingPeriod: "yearly" } },
    answers: { 200: "`{url, user}`: the page on which the bank must confirm first, or null; the profile" },
    refusals: [400, 401, 409, 413, 415, 422],
  },
  receiveStripeEvent: {
    call: "POST /api/stripe/webhook",
    isPublic: true,
    summary: "Receive an event of the payment provider",
    description: "For Stripe alone: the header `Stripe-Signature` over the body authenticates it.",
    answers: { 200: "`{received: true}`" },
    refusals: [400, 409],
  },
  receiveOwnNotice: {
    call: "POST /api/online-payments/stripe/{businessId}",
    isPublic: true,
    summary: "Receive an event of the Stripe account with which a business is paid online",
    description: "For Stripe alone: the header `Stripe-Signature` over the body authenticates it.",
    answers: { 200: "`{received: true}`" },
    refusals: [400],
  },
  receiveConnectNotice: {
    call: "POST /api/online-payments/stripe",
    isPublic: true,
    summary: "Receive an event of an account that is connected to the operator's",
    description: "For Stripe alone: the header `Stripe-Signature` over the body authenticates it.",
    answers: { 200: "`{received: true}`" },
    refusals: [400],
  },
});
