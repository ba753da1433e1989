import type { ExpressionBuilder } from "kysely";
import type { InvoiceState, InvoiceStatus } from "#app/features/invoices/invoice.ts";
import type { Schema } from "#app/platform/database/schema.ts";

/**
 * The status that people see follows from what is kept and from the calendar, without any job: a sent invoice is
 * overdue from the day after its due date. The rule stands here twice, for an invoice at hand and for the database; a
 * test holds the two against each other.
 */

export function statusOf(
  invoice: { state: InvoiceState; paidOn: string | null; dueDate: string },
  today: string,
): InvoiceStatus {
  if (invoice.state !== "sent") return invoice.state;
  if (invoice.paidOn) return "paid";
  return invoice.dueDate < today ? "overdue" : "sent";
}

/** What `statusOf` looks at, of a row. */
export function stateOf(row: { state: string; paid_on: string | null; due_date: string }) {
  return { state: row.state as InvoiceState, paidOn: row.paid_on, dueDate: row.due_date };
}

type Invoices = ExpressionBuilder<Schema, "invoices">;

/** Whether an invoice has that status, as a condition. */
export function hasStatus(eb: Invoices, status: InvoiceStatus, today: string) {
  if (status === "draft" || status === "cancelled") return eb("invoices.state", "=", status);
  const isSent = eb("invoices.state", "=", "sent");
  if (status === "paid") return eb.and([isSent, eb("invoices.paid_on", "is not", null)]);
  return eb.and([
    isSent,
    eb("invoices.paid_on", "is", null),
    eb("invoices.due_date", status === "overdue" ? "<" : ">=", today),
  ]);
}

/** The status of each invoice, as a column. */
export function statusColumn(eb: Invoices, today: string) {
  return eb
    .case()
    .when(hasStatus(eb, "paid", today))
    .then("paid")
    .when(hasStatus(eb, "overdue", today))
    .then("overdue")
    .else(eb.ref("invoices.state"))
    .end();
}
