import { rappenToNumber } from "#app/swiss/money.ts";
import type { Stats } from "./stats.server.ts";

export function statsJson({ total, counts, inEur, sums }: Stats) {
  const { CHF, EUR } = sums;
  return {
    totalInvoices: total,
    paidInvoices: counts.paid,
    pendingInvoices: counts.sent,
    overdueInvoices: counts.overdue,
    draftInvoices: counts.draft,
    cancelledInvoices: counts.cancelled,
    openAmount: rappenToNumber(CHF.open),
    overdueAmount: rappenToNumber(CHF.overdue),
    ...(inEur
      ? { openAmountEur: rappenToNumber(EUR.open), overdueAmountEur: rappenToNumber(EUR.overdue) }
      : {}),
  };
}
