/** What an endpoint can be told of. */
export const WEBHOOK_EVENTS = [
  "invoice.created",
  "invoice.sent",
  "invoice.paid",
  "invoice.overdue",
  "invoice.cancelled",
  "client.created",
  "client.updated",
  "client.deleted",
] as const;

export type WebhookEventType = (typeof WEBHOOK_EVENTS)[number];

/** Asked for by a person, to see whether an endpoint answers. */
export const PING = "ping";

/** Of `data` and of the envelope around it; a body that old receivers could not read would be of another version. */
export const WEBHOOK_API_VERSION = "v1";

/** As the form and the locale files name it: `invoice_created`. */
export function eventName(event: WebhookEventType): string {
  return event.replace(".", "_");
}
