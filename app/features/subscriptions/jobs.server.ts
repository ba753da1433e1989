import { endCustomer } from "#app/features/subscriptions/stripe/end-customer.server.ts";
import { healSubscriptions } from "#app/features/subscriptions/stripe/heal-subscriptions.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.server.ts";

export const subscriptionJobs: Jobs = {
  "subscription.end_customer": { handler: endCustomer },
  "subscription.heal": { handler: healSubscriptions, schedule: "daily" },
};
