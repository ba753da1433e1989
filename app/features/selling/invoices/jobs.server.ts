import { deliverInvoice } from "#app/features/selling/invoices/sending/deliver-invoice.server.ts";
import { deliverTest } from "#app/features/selling/invoices/sending/send-test.server.ts";
import { checkOverdue } from "#app/features/selling/invoices/status/overdue-check.server.ts";
import type { Jobs } from "#app/platform/jobs/jobs.server.ts";

export const invoiceJobs: Jobs = {
  "invoice.delivery": { handler: deliverInvoice, lane: "invoice" },
  "invoice.test_email": { handler: deliverTest, lane: "invoice" },
  "invoice.overdue_check": { handler: checkOverdue, schedule: "daily" },
};
