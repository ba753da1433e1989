import type { FormValues } from "#app/platform/forms/form-data.ts";
import { eventName, WEBHOOK_EVENTS, type WebhookEventType } from "./webhook-events.ts";

export function readWebhookForm({ url, events, isActive }: FormValues) {
  const boxes = typeof events === "object" && !Array.isArray(events) ? events : {};
  return {
    url,
    isActive: isActive ?? "",
    events: WEBHOOK_EVENTS.filter((event) => boxes[eventName(event)] === "on"),
  };
}

export function webhookFormValues(webhook: {
  url: string;
  events: WebhookEventType[];
  isActive: boolean;
}): FormValues {
  return {
    url: webhook.url,
    isActive: webhook.isActive ? "on" : "",
    events: Object.fromEntries(webhook.events.map((event) => [eventName(event), "on"])),
  };
}
