import { webhookSchema } from "#app/features/webhooks/webhook.schema.ts";
import { WEBHOOK_EXAMPLE } from "#app/features/api-info/examples.ts";
import { BODY, operationsOf } from "./operation.ts";

const body = { schema: webhookSchema, example: WEBHOOK_EXAMPLE };

export const WEBHOOK_OPERATIONS = operationsOf({
  listWebhooks: {
    call: "GET /webhooks",
    summary: "List webhooks",
    answers: { 200: "WebhookList" },
    refusals: [422],
  },
  createWebhook: {
    call: "POST /webhooks",
    summary: "Create a webhook; its signing secret is told once. It is active unless isActive is false",
    body,
    answers: { 201: "WebhookWithSecret" },
    refusals: [...BODY, 409],
  },
  readWebhook: {
    call: "GET /webhooks/{id}",
    summary: "Read a webhook",
    answers: { 200: "Webhook" },
    refusals: [404, 422],
  },
  updateWebhook: {
    call: "PUT /webhooks/{id}",
    summary: "Replace address and events of a webhook; without isActive it stays on or off",
    body,
    answers: { 200: "Webhook" },
    refusals: [...BODY, 404],
  },
  patchWebhook: {
    call: "PATCH /webhooks/{id}",
    summary: "Change some fields of a webhook",
    body: { schema: webhookSchema, example: { isActive: false } },
    answers: { 200: "Webhook" },
    refusals: [...BODY, 404],
  },
  deleteWebhook: {
    call: "DELETE /webhooks/{id}",
    summary: "Delete a webhook",
    answers: { 200: "Deleted" },
    refusals: [404],
  },
  rotateWebhook: {
    call: "POST /webhooks/{id}/rotate",
    summary: "Make a new signing secret; the present one signs for another 24 hours",
    answers: { 200: "WebhookWithSecret" },
    refusals: [400, 404, 409],
  },
  testWebhook: {
    call: "POST /webhooks/{id}/test",
    summary: "Send a test event of the type ping, to an inactive webhook too",
    answers: { 200: "Queued" },
    refusals: [400, 404, 409],
  },
  listDeliveries: {
    call: "GET /webhooks/{id}/deliveries",
    summary: "List what was sent to a webhook, the newest first, with every attempt",
    query: { limit: "limit", page: "whole" },
    answers: { 200: "DeliveryList" },
    refusals: [404, 422],
  },
  resendDelivery: {
    call: "POST /webhooks/deliveries/{id}/resend",
    summary: "Send a delivery again, with the same event id",
    answers: { 200: "Queued" },
    refusals: [400, 404, 409],
  },
});
