export type Plan = "free" | "pro";

/** No limit, in JSON as in the specification. */
export const UNLIMITED = -1;

const INVOICES_A_MONTH: Record<Plan, number> = { free: 3, pro: UNLIMITED };

const EDITS_A_MONTH: Record<Plan, number> = { free: 1, pro: UNLIMITED };

/** The plan in force: a self-hosted copy may give everybody Pro (`DEFAULT_PLAN`). */
export function planOf(business: { plan: string }, defaultPlan: Plan): Plan {
  return business.plan === "pro" ? "pro" : defaultPlan;
}

/** Invoices a calendar month (Europe/Zurich), or `UNLIMITED`. */
export function invoiceLimit(plan: Plan): number {
  return INVOICES_A_MONTH[plan];
}

/** Edits of saved invoices a calendar month, or `UNLIMITED`. */
export function editLimit(plan: Plan): number {
  return EDITS_A_MONTH[plan];
}

export interface Counters {
  usageMonth: string;
  invoicesGenerated: number;
  editsUsed: number;
}

/** What was used in `month`: counters of an earlier month count as zero, they start again on the 1st. */
export function usageIn(month: string, counters: Counters): { invoices: number; edits: number } {
  if (counters.usageMonth !== month) return { invoices: 0, edits: 0 };
  return { invoices: counters.invoicesGenerated, edits: counters.editsUsed };
}
