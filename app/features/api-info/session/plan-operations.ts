import { changePeriodSchema, checkoutSchema } from "#app/features/subscriptions/subscription.schema.ts";
import type { SessionOperation } from "./session-operation.ts";

const PROFILE = "the profile";

/** Where nothing is sold, 409. */
export const PLAN_OPERATIONS: SessionOperation[] = [
  {
    id: "startCheckout",
    method: "post",
    path: "/api/user/checkout-session",
    summary: "Start paying for Pro",
    body: { schema: checkoutSchema, example: { billingPeriod: "yearly" } },
    answers: { 200: "`{url}`, the page of the payment provider" },
    refusals: [400, 401, 409, 413, 415, 422],
  },
  {
    id: "openPortal",
    method: "post",
    path: "/api/user/portal-session",
    summary: "Open cards and receipts",
    answers: { 200: "`{url}`, the page of the payment provider" },
    refusals: [401, 409],
  },
  {
    id: "cancelSubscription",
    method: "post",
    path: "/api/user/cancel-subscription",
    summary: "Cancel Pro at the end of the paid period",
    answers: { 200: PROFILE },
    refusals: [401, 409],
  },
  {
    id: "resumeSubscription",
    method: "post",
    path: "/api/user/resume-subscription",
    summary: "Go on with Pro after cancelling it",
    answers: { 200: PROFILE },
    refusals: [401, 409],
  },
  {
    id: "syncSubscription",
    method: "post",
    path: "/api/user/sync-subscription",
    summary: "Ask the payment provider how things stand",
    answers: { 200: PROFILE },
    refusals: [401, 409],
  },
  {
    id: "changeBillingPeriod",
    method: "post",
    path: "/api/user/subscription/update-period",
    summary: "Pay by the year from now on",
    description: "Back to monthly is 409 `subscription.no_downgrade`.",
    body: { schema: changePeriodSchema, example: { billingPeriod: "yearly" } },
    answers: { 200: "`{url, user}`: the page on which the bank must confirm first, or null; the profile" },
    refusals: [400, 401, 409, 413, 415, 422],
  },
  {
    id: "receiveStripeEvent",
    method: "post",
    path: "/api/stripe/webhook",
    isPublic: true,
    summary: "Receive an event of the payment provider",
    description: "For Stripe alone: the header `Stripe-Signature` over the body authenticates it.",
    answers: { 200: "`{received: true}`" },
    refusals: [400, 409],
  },
  {
    id: "receiveOwnNotice",
    method: "post",
    isPublic: true,
    path: "/api/online-payments/stripe/{businessId}",
    summary: "Receive an event of the Stripe account with which a business is paid online",
    description: "For Stripe alone: the header `Stripe-Signature` over the body authenticates it.",
    answers: { 200: "`{received: true}`" },
    refusals: [400],
  },
  {
    id: "receiveConnectNotice",
    method: "post",
    path: "/api/online-payments/stripe",
    isPublic: true,
    summary: "Receive an event of an account that is connected to the operator's",
    description: "For Stripe alone: the header `Stripe-Signature` over the body authenticates it.",
    answers: { 200: "`{received: true}`" },
    refusals: [400],
  },
];
