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

export const PING = "ping";

/** Of `data` and its envelope; an incompatible body would get another version. */
export const WEBHOOK_API_VERSION = "v1";

export function eventName(event: WebhookEventType): string {
  return event.replace(".", "_");
}
