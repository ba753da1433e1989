import { type Day, daysBetween } from "#app/swiss/dates.ts";
import { type Currency, rappenToNumber } from "#app/swiss/money.ts";
import type { Overdue, OverdueClient } from "./overdue-by-client.server.ts";

export function overdueJson(
  { count, amount, clientCount, clients }: Overdue,
  today: Day,
  currency: Currency,
) {
  return {
    today,
    currency,
    overdueInvoices: count,
    overdueAmount: rappenToNumber(amount),
    overdueClients: clientCount,
    has_more: clients.length < clientCount,
    clients: clients.map((client) => clientOverdueJson(client, today)),
  };
}

function clientOverdueJson({ clientId, name, invoices, ...sums }: OverdueClient, today: Day) {
  return {
    clientId,
    name,
    overdueInvoices: sums.count,
    amountDue: rappenToNumber(sums.amount),
    oldestDueDate: sums.oldestDueDate,
    daysOverdue: daysBetween(sums.oldestDueDate, today),
    invoices: invoices.map(({ id, number, dueDate, due }) => ({
      id,
      invoiceNumber: number,
      dueDate,
      daysOverdue: daysBetween(dueDate, today),
      amountDue: rappenToNumber(due),
    })),
    invoicesLeftOut: sums.count - invoices.length,
  };
}
