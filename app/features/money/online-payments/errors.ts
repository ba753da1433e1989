import type { ErrorStatuses } from "#app/platform/errors.ts";

export const onlinePaymentErrors = {
  "online_payment.connect_failed": 502,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    onlinePayments: typeof onlinePaymentErrors;
  }
}
