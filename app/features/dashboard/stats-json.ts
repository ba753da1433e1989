import { rappenToNumber } from "#app/swiss/money.ts";
import type { Stats } from "./stats.server.ts";

export function statsJson({ total, counts, open, overdue }: Stats) {
  return {
    totalInvoices: total,
    paidInvoices: counts.paid,
    pendingInvoices: counts.sent,
    overdueInvoices: counts.overdue,
    draftInvoices: counts.draft,
    cancelledInvoices: counts.cancelled,
    openAmount: rappenToNumber(open),
    overdueAmount: rappenToNumber(overdue),
  };
}
