import type { PaymentProvidersTable } from "#app/platform/database/schema/online-payments.ts";
import type { FailureReason } from "#app/features/money/online-payments/payment-provider.ts";

export interface Provider {
  mode: PaymentProvidersTable["mode"];
  state: PaymentProvidersTable["state"];
  keyEnding: string;
  isTest: boolean;
  accountId: string | null;
  lastError: FailureReason | "";
  updatedAt: string;
}
