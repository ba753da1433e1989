import { webhookSchema } from "#app/features/programs/webhooks/webhook.schema.ts";
import { WEBHOOK_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { call, create, operationsOf } from "./operation.ts";

const body = { schema: webhookSchema, example: WEBHOOK_EXAMPLE };

export const WEBHOOK_OPERATIONS = operationsOf({ module: "webhooks", scope: "webhooks", needs: "own" })({
  listWebhooks: call("GET /webhooks", "WebhookList", {
    summary: "List webhooks",
    text: "Without their secrets.",
  }),
  createWebhook: create("POST /webhooks", "WebhookWithSecret", {
    summary: "Create a webhook; its signing secret is told once. It is active unless isActive is false",
    text: "Keep the `secret` of the answer: it is told once, and every event is signed with it.",
    body,
  }),
  readWebhook: call("GET /webhooks/{id}", "Webhook", {
    summary: "Read a webhook",
    text: "Without its secret.",
  }),
  updateWebhook: call("PUT /webhooks/{id}", "Webhook", {
    summary: "Replace address and events of a webhook; without isActive it stays on or off",
    text: "A change forgets earlier failures.",
    body,
    refusals: [404],
  }),
  patchWebhook: call("PATCH /webhooks/{id}", "Webhook", {
    summary: "Change some fields of a webhook",
    text: "A merge patch (RFC 7396): fields that are not sent stay.",
    body: { schema: webhookSchema, example: { isActive: false } },
    refusals: [404],
  }),
  deleteWebhook: call("DELETE /webhooks/{id}", "Deleted", {
    summary: "Delete a webhook",
    text: "What was not delivered yet is dropped.",
    refusals: [404],
  }),
  rotateWebhook: call("POST /webhooks/{id}/rotate", "WebhookWithSecret", {
    summary: "Make a new signing secret; the present one signs for another 24 hours",
    text: "Keep the `secret` of the answer. For 24 hours events are signed with both secrets.",
  }),
  testWebhook: call("POST /webhooks/{id}/test", "Queued", {
    summary: "Send a test event of the type ping, to an inactive webhook too",
    text:
      "A `ping` has no data and is in no list of events. At most 60 tests and resends an hour and " +
      "account.",
  }),
  listDeliveries: call("GET /webhooks/{id}/deliveries", "DeliveryList", {
    summary: "List what was sent to a webhook, the newest first, with every attempt",
    text: "Kept for 30 days.",
    query: { limit: "limit", page: "whole" },
  }),
  resendDelivery: call("POST /webhooks/deliveries/{id}/resend", "Queued", {
    summary: "Send a delivery again, with the same event id",
    text: "The same bytes with the same event id. At most 60 tests and resends an hour and account.",
  }),
});
