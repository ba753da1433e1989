import type { Day } from "#app/swiss/dates.ts";

/** What a person does next. `wait` comes by itself; of `none` nothing is left to do. */
export const NEXT_ACTIONS = [
  "issue",
  "send",
  "confirmPayment",
  "reviewPayment",
  "remind",
  "askWhetherPaid",
  "writeOffRest",
  "collect",
  "refund",
  "followUp",
  "invoice",
  "wait",
  "none",
] as const;

export type NextAction = (typeof NEXT_ACTIONS)[number];

/** Each is a sentence: `next-step:why.…`. */
export const NEXT_REASONS = [
  "draft",
  "draft_by_hand",
  "not_delivered",
  "not_due",
  "paid",
  "paid_in_series",
  "cancelled",
  "credited",
  "written_off",
  "withdrawn",
  "payment_waiting",
  "paid_after_write_off",
  "payment_unclear",
  "reminder_due",
  "reminder_not_yet",
  "next_reminder_not_yet",
  "letter_waiting",
  "letter_not_delivered",
  "reminders_off",
  "before_activation",
  "client_never",
  "below_minimum",
  "bank_file_old",
  "disputed",
  "paused",
  "promised",
  "last_term",
  "last_reminder",
  "paid_short",
  "rest_below_minimum",
  "charges_left",
  "note_not_sent",
  "credit_left",
  "note_done",
  "answer_waiting",
  "offer_expired",
  "offer_lapsed",
  "accepted",
  "partly_invoiced",
  "invoiced",
  "declined",
] as const;

export type NextReason = (typeof NEXT_REASONS)[number];

export interface NextStep {
  action: NextAction;
  /** The day on which it is due, or until which one waits; null for now, and where none is foreseen. */
  on: Day | null;
  reason: NextReason;
  /** The day of what comes after it, if nothing happens until then. */
  after: Day | null;
}

/** What is to be done now, by a person. */
export function isNow({ action, on }: Pick<NextStep, "action" | "on">): boolean {
  return on === null && action !== "wait" && action !== "none";
}

export function stepNow(action: NextAction, reason: NextReason, after: Day | null = null): NextStep {
  return { action, on: null, reason, after };
}
