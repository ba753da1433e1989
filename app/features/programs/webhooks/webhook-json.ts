import type {
  DeliveryPage,
  WebhookDelivery,
} from "#app/features/programs/webhooks/delivery/webhook-deliveries.server.ts";
import type { Webhook } from "./webhooks.server.ts";

export function webhookJson(webhook: Webhook) {
  const { id, url, events, isActive, failingSince, switchedOffAt, createdAt, updatedAt } = webhook;
  return { id, url, events, isActive, failingSince, switchedOffAt, createdAt, updatedAt };
}

export function deliveryPageJson({ deliveries, page, limit, total }: DeliveryPage) {
  return { deliveries: deliveries.map(deliveryJson), page, limit, total };
}

function deliveryJson({ id, eventId, type, state, nextAt, createdAt, attempts }: WebhookDelivery) {
  return {
    id,
    eventId,
    type,
    state,
    nextAt,
    createdAt,
    attempts: attempts.map(({ request: _, ...attempt }) => attempt),
  };
}
