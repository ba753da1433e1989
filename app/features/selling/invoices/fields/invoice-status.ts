import type { ExpressionBuilder } from "kysely";
import type { InvoiceState, InvoiceStatus } from "./invoice.ts";
import type { Schema } from "#app/platform/database/schema.ts";

/**
 * Follows from what is stored and from the calendar, without any job: overdue from the day after the due date.
 * `hasStatus` says the same for the database; a test compares the two.
 */

export function statusOf(
  invoice: { state: InvoiceState; paidOn: string | null; dueDate: string },
  today: string,
): InvoiceStatus {
  if (invoice.state !== "sent") return invoice.state;
  if (invoice.paidOn) return "paid";
  return invoice.dueDate < today ? "overdue" : "sent";
}

export function stateOf(row: { state: InvoiceState; paid_on: string | null; due_date: string }) {
  return { state: row.state, paidOn: row.paid_on, dueDate: row.due_date };
}

type Invoices = ExpressionBuilder<Schema, "invoices">;

/** A sent invoice has one of these; every other state is a status of its own. */
const OF_SENT = ["sent", "paid", "overdue"] as const;

function isOfSent(status: InvoiceStatus): status is (typeof OF_SENT)[number] {
  return OF_SENT.some((one) => one === status);
}

export function hasStatus(eb: Invoices, status: InvoiceStatus, today: string) {
  if (!isOfSent(status)) return eb("invoices.state", "=", status);
  const isSent = eb("invoices.state", "=", "sent");
  if (status === "paid") return eb.and([isSent, eb("invoices.paid_on", "is not", null)]);
  return eb.and([
    isSent,
    eb("invoices.paid_on", "is", null),
    eb("invoices.due_date", status === "overdue" ? "<" : ">=", today),
  ]);
}

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
