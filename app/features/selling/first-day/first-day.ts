import type { FormValues } from "#app/platform/forms/form-data.ts";

export const FIRST_DAY_STEPS = ["account", "client", "invoice"] as const;
export type FirstDayStep = (typeof FIRST_DAY_STEPS)[number];

/** What a new business still has to say before it has a payment slip of its own. */
export interface FirstDayState {
  /** The first step that is not done, or one that is to be changed. */
  step: FirstDayStep;
  done: Record<"account" | "client", boolean>;
  /** IBAN, and name and address of the account holder; empty as long as the step is open. */
  account: string[];
  /** Name and address of the client; empty as long as there is none. */
  client: string[];
  /** Percent; empty for a business without VAT number. */
  vatRate: string;
  values: FormValues;
}
