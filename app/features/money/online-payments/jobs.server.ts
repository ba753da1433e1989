import type { Jobs } from "#app/platform/jobs/jobs.server.ts";
import { checkAccount } from "./connected-account.server.ts";
import { checkOnlinePayment } from "./settling/check-online-payment.server.ts";
import { healOnlinePayments } from "./settling/heal-online-payments.server.ts";

export const onlinePaymentJobs: Jobs = {
  "online_payment.check": { handler: checkOnlinePayment, lane: "online-payment" },
  "online_payment.check_account": { handler: checkAccount, lane: "online-payment" },
  "online_payment.heal": { handler: healOnlinePayments, schedule: "hourly", lane: "online-payment" },
};
