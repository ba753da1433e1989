import { endCustomer } from "#app/features/running/subscriptions/stripe/end-customer.server.ts";
import { healSubscriptions } from "#app/features/running/subscriptions/stripe/heal-subscriptions.server.ts";
import { NOTICE_END, noticeEndOfPro } from "./end-of-pro.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.server.ts";

export const subscriptionJobs: Jobs = {
  "subscription.end_customer": { handler: endCustomer },
  [NOTICE_END]: { handler: noticeEndOfPro },
  "subscription.heal": { handler: healSubscriptions, schedule: "daily" },
};
