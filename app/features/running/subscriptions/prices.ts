import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import type { BillingPeriod } from "./subscription.ts";

export const PRO_MONTHLY: Rappen = 15_00;
export const PRO_YEARLY: Rappen = 120_00;

export function francs(amount: Rappen): string {
  return formatAmount(amount).replace(/\.00$/, "");
}

export function priceOf(period: BillingPeriod): Rappen {
  return period === "yearly" ? PRO_YEARLY : PRO_MONTHLY;
}

/** Against twelve months: Rappen, and whole percent. */
export function yearlySaving(): { amount: Rappen; percent: number } {
  const months = 12 * PRO_MONTHLY;
  return { amount: months - PRO_YEARLY, percent: Math.round(((months - PRO_YEARLY) / months) * 100) };
}
