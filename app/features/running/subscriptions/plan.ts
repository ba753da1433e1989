import type { ErrorCode } from "#app/platform/errors.ts";
import { givesPro, type Subscription } from "./subscription.ts";

export type Plan = "free" | "pro";

/** Rule 26. */
export const UNLIMITED = -1;

const INVOICES_A_MONTH: Record<Plan, number> = { free: 3, pro: UNLIMITED };

const EDITS_A_MONTH: Record<Plan, number> = { free: 1, pro: UNLIMITED };

export const PRO_FEATURES = [
  "email",
  "numbers",
  "templates",
  "export",
  "api",
  "webhooks",
  "support",
] as const;

const LIFTED_BY_PRO: ErrorCode[] = [
  "invoice.limit_reached",
  "batch.limit_reached",
  "invoice.edit_limit_reached",
  "plan.pro_required",
  "seat.limit_reached",
];

export function isLiftedByPro(code: string): boolean {
  return LIFTED_BY_PRO.some((lifted) => lifted === code);
}

/** Given by the operator to this business (`plan`) or everybody (`DEFAULT_PLAN`), or paid by a subscription. */
export function planOf(
  business: { plan: string; subscription: Subscription | null },
  { defaultPlan, now }: { defaultPlan: Plan; now: Date },
): Plan {
  return business.plan === "pro" || defaultPlan === "pro" || givesPro(business.subscription, now)
    ? "pro"
    : "free";
}

/** A calendar month (Europe/Zurich), or `UNLIMITED`. */
export function invoiceLimit(plan: Plan): number {
  return INVOICES_A_MONTH[plan];
}

/** A calendar month (Europe/Zurich), or `UNLIMITED`. */
export function editLimit(plan: Plan): number {
  return EDITS_A_MONTH[plan];
}

interface Counters {
  usageMonth: string;
  invoicesGenerated: number;
  editsUsed: number;
}

/** Counters of an earlier month count as zero. */
export function usageIn(month: string, counters: Counters): { invoices: number; edits: number } {
  if (counters.usageMonth !== month) return { invoices: 0, edits: 0 };
  return { invoices: counters.invoicesGenerated, edits: counters.editsUsed };
}

export function allowanceOf(
  plan: Plan,
  used: { invoices: number; edits: number },
): { invoices: number; edits: number } {
  const left = (limit: number, count: number) => (limit === UNLIMITED ? limit : Math.max(0, limit - count));
  return {
    invoices: left(invoiceLimit(plan), used.invoices),
    edits: left(editLimit(plan), used.edits),
  };
}
