import type { Generated } from "kysely";

export interface PaymentProvidersTable {
  id: string;
  business_id: string;
  provider: string;
  /** `own_key`: the business's own, kept encrypted; `connect`: the operator's, for the account below. */
  mode: "own_key" | "connect";
  sealed_key: Generated<string>;
  /** Signs the provider's events. */
  sealed_secret: Generated<string>;
  /** The last letters of the key, by which people know it again. */
  key_ending: Generated<string>;
  is_test: Generated<number>;
  account_id: Generated<string | null>;
  /** `off` when the provider refuses us. */
  state: "active" | "onboarding" | "off";
  last_error: Generated<string>;
  created_at: string;
  updated_at: string;
}

export interface OnlinePaymentsTable {
  id: string;
  business_id: string;
  invoice_id: string;
  payment_id: string | null;
  provider: string;
  session_id: string | null;
  payment_intent: string | null;
  amount: number;
  currency: Generated<"CHF" | "EUR">;
  link_version: number;
  locale: string;
  state: "open" | "paid" | "failed" | "expired" | "refunded" | "disputed";
  /** Number of the question to the provider: an older answer never replaces a newer one. */
  asked: Generated<number>;
  answered: Generated<number>;
  expires_at: string;
  created_at: string;
  updated_at: string;
}
