import { call } from "#app/features/programs/api-info/operations/operation.ts";
import {
  changePeriodSchema,
  checkoutSchema,
} from "#app/features/running/subscriptions/subscription.schema.ts";
import { sessionOperationsOf } from "./session-operation.ts";

const PROFILE = "the profile";

/** Where nothing is sold, 409. */
export const PLAN_OPERATIONS = [
  ...sessionOperationsOf({ module: "user", needs: "own" })({
    startCheckout: {
      call: "POST /api/user/checkout-session",
      summary: "Start paying for Pro",
      body: { schema: checkoutSchema, example: { billingPeriod: "yearly" } },
      answers: { 200: "`{url}`, the page of the payment provider" },
      refusals: [409],
    },
    openPortal: call("POST /api/user/portal-session", "`{url}`, the page of the payment provider", {
      summary: "Open cards and receipts",
      refusals: [409],
    }),
    cancelSubscription: call("POST /api/user/cancel-subscription", PROFILE, {
      summary: "Cancel Pro at the end of the paid period",
      refusals: [409],
    }),
    resumeSubscription: call("POST /api/user/resume-subscription", PROFILE, {
      summary: "Go on with Pro after cancelling it",
      refusals: [409],
    }),
    syncSubscription: call("POST /api/user/sync-subscription", PROFILE, {
      summary: "Ask the payment provider how things stand",
      refusals: [409],
    }),
    changeBillingPeriod: {
      call: "POST /api/user/subscription/update-period",
      summary: "Pay by the year from now on",
      description: "Back to monthly is 409 `subscription.no_downgrade`.",
      body: { schema: changePeriodSchema, example: { billingPeriod: "yearly" } },
      answers: {
        200: "`{url, user}`: the page on which the bank must confirm first, or null; the profile",
      },
      refusals: [409],
    },
  }),
  ...sessionOperationsOf({ module: "public/notices", needs: "open" })({
    receiveStripeEvent: call("POST /api/stripe/webhook", "`{received: true}`", {
      summary: "Receive an event of the payment provider",
      description: "For Stripe alone: the header `Stripe-Signature` over the body authenticates it.",
      refusals: [400, 409],
    }),
    receiveOwnNotice: call("POST /api/online-payments/stripe/{businessId}", "`{received: true}`", {
      summary: "Receive an event of the Stripe account with which a business is paid online",
      description: "For Stripe alone: the header `Stripe-Signature` over the body authenticates it.",
      refusals: [400],
    }),
    receiveConnectNotice: call("POST /api/online-payments/stripe", "`{received: true}`", {
      summary: "Receive an event of an account that is connected to the operator's",
      description: "For Stripe alone: the header `Stripe-Signature` over the body authenticates it.",
      refusals: [400],
    }),
  }),
];
