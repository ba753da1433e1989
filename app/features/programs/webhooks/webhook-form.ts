import type { FormValues } from "#app/platform/forms/form-data.ts";
import { eventName, EVENT_TYPES, type EventType } from "#app/features/running/events/event-types.ts";

export function readWebhookForm({ url, events, isActive }: FormValues) {
  const boxes = typeof events === "object" && !Array.isArray(events) ? events : {};
  return {
    url,
    isActive: isActive ?? "",
    events: EVENT_TYPES.filter((event) => boxes[eventName(event)] === "on"),
  };
}

export function webhookFormValues(webhook: {
  url: string;
  events: EventType[];
  isActive: boolean;
}): FormValues {
  return {
    url: webhook.url,
    isActive: webhook.isActive ? "on" : "",
    events: Object.fromEntries(webhook.events.map((event) => [eventName(event), "on"])),
  };
}
