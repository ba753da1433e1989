import type { ErrorStatuses } from "#app/platform/errors.ts";

export const subscriptionErrors = {
  "invoice.limit_reached": 403,
  "invoice.edit_limit_reached": 403,
  "subscription.not_configured": 409,
  "subscription.already_pro": 409,
  "subscription.already_yearly": 409,
  "subscription.no_downgrade": 409,
  "subscription.ending": 409,
  "subscription.payment_missing": 409,
  "subscription.none": 409,
  "subscription.checkout_failed": 502,
  "subscription.portal_failed": 502,
  "subscription.cancel_failed": 502,
  "subscription.change_failed": 502,
  "subscription.sync_failed": 502,
  "webhook.signature_invalid": 400,
  "plan.pro_required": 403,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    subscriptions: typeof subscriptionErrors;
  }
}
