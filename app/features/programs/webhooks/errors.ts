import type { ErrorStatuses } from "#app/platform/errors.ts";

export const webhookErrors = {
  "webhook.not_found": 404,
  "webhook.too_many": 409,
  "webhook.endpoint_off": 409,
  "webhook_delivery.not_found": 404,
  "event.not_found": 404,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    webhooks: typeof webhookErrors;
  }
}
