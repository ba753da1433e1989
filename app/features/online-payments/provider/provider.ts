import type { FailureReason } from "#app/features/online-payments/payment-provider.ts";

export type ProviderMode = "own_key" | "connect";
export type ProviderState = "active" | "onboarding" | "off";

export interface Provider {
  mode: ProviderMode;
  state: ProviderState;
  keyEnding: string;
  isTest: boolean;
  accountId: string | null;
  lastError: FailureReason | "";
  updatedAt: string;
}
