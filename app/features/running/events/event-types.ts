export const EVENT_TYPES = [
  "invoice.created",
  "invoice.updated",
  "invoice.deleted",
  "invoice.sent",
  "invoice.send_failed",
  "invoice.partially_paid",
  "invoice.paid",
  "invoice.unpaid",
  "invoice.overdue",
  "invoice.cancelled",
  "invoice.viewed",
  "credit_note.created",
  "credit_note.updated",
  "credit_note.sent",
  "credit_note.send_failed",
  "offer.created",
  "offer.updated",
  "offer.deleted",
  "offer.send_failed",
  "offer.accepted",
  "offer.declined",
  "payment.created",
  "payment.updated",
  "payment.received",
  "payment.reversed",
  "series.created",
  "series.updated",
  "series.invoice_created",
  "series.stopped",
  "reminder.sent",
  "service.created",
  "service.updated",
  "service.deleted",
  "service.billed",
  "client.created",
  "client.updated",
  "client.deleted",
  "client.page_made",
  "client.page_ended",
  "client.change_proposed",
  "tax_period.closed",
  "journal.handed_over",
  "expense.created",
  "expense.updated",
  "expense.deleted",
  "template.created",
  "template.updated",
  "template.deleted",
  "catalogue_item.created",
  "catalogue_item.updated",
  "catalogue_item.deleted",
  "profile.updated",
  "question.asked",
  "question.answered",
  "question.withdrawn",
  "reminder.created",
  "reminder.updated",
  "batch.created",
  "batch.updated",
  "comment.created",
  "design.updated",
  "exchange_rate.updated",
  "booking.created",
  "booking.updated",
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** Groups as people choose them: what happens to invoices, to payments and so on. */
const EVENT_GROUPS = {
  invoices: /^(invoice|credit_note|series|batch|reminder|service|template|catalogue_item|design)\./,
  payments: /^payment\./,
  offers: /^offer\./,
  clients: /^client\./,
  accounting: /^(tax_period|journal|booking|exchange_rate|expense|profile|comment|question)\./,
} as const;

type EventGroup = keyof typeof EVENT_GROUPS;

export const EVENT_GROUP_NAMES = Object.keys(EVENT_GROUPS) as EventGroup[];

export function eventsIn(group: EventGroup): EventType[] {
  return EVENT_TYPES.filter((event) => EVENT_GROUPS[group].test(event));
}

export const PING = "ping";

/** The version of `data` and its envelope; an incompatible body would get another one. */
export const EVENT_VERSION = "v1";

export function eventName(event: EventType): string {
  return event.replace(".", "_");
}
