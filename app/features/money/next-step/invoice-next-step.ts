import type { InvoiceKind } from "#app/features/selling/invoices/fields/invoice.ts";
import { statusOf } from "#app/features/selling/invoices/fields/invoice-status.ts";
import type { Delivery } from "#app/features/selling/papers/sending/deliveries.server.ts";
import { isLost } from "#app/features/selling/papers/sending/reached.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import type { ReminderSettings } from "#app/features/money/reminders/reminder-settings.ts";
import { nextReminder, type Remindable } from "#app/features/money/reminders/run/next-reminder.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { type NextReason, type NextStep, stepNow } from "./next-step.ts";

export interface InvoiceStepFacts {
  kind: InvoiceKind;
  standing: Remindable;
  /** The state of the latest e-mail to its client; undefined without any. */
  delivery: Delivery["state"] | undefined;
  /** Whether an e-mail to its client can leave. */
  byEmail: boolean;
  /** What waits from the bank for this invoice: a payment to confirm, or one to decide about. */
  payment: "proposed" | "unassigned" | null;
  /** What money has settled. */
  received: Rappen;
  /** For a credit note: what its client has not got back yet. */
  creditLeft: Rappen;
  /** The day of the next invoice of its series. */
  seriesOn: Day | null;
}

export interface NextRules {
  settings: ReminderSettings;
  today: Day;
  lastBankFile: Day | null;
}

/** A rest of a twentieth or less is rather a deduction than a payment that is still to come. */
export const SHORT_PART = 20;

export function invoiceNextStep(facts: InvoiceStepFacts, rules: NextRules): NextStep {
  const { kind, standing, payment, byEmail } = facts;
  if (kind === "credit_note") return ofCreditNote(facts);
  const status = statusOf(standing, rules.today);
  if (status === "draft") return byEmail ? stepNow("send", "draft") : stepNow("issue", "draft_by_hand");
  if (status === "sent" || status === "overdue")
    return payment === "proposed"
      ? stepNow("confirmPayment", "payment_waiting")
      : ofOpen(facts, rules, status === "overdue");
  if (payment === "proposed" && status === "written_off")
    return stepNow("confirmPayment", "paid_after_write_off");
  if (payment) return stepNow("reviewPayment", "payment_unclear");
  const { seriesOn } = facts;
  if (status === "paid") return stepNow("none", seriesOn ? "paid_in_series" : "paid", seriesOn);
  return stepNow("none", status === "issued" ? "cancelled" : status);
}

function ofCreditNote({ standing, delivery, byEmail, creditLeft }: InvoiceStepFacts): NextStep {
  if (standing.state !== "issued") return stepNow("none", "withdrawn");
  if (isLost(delivery)) return stepNow("send", "not_delivered");
  if (!delivery && byEmail) return stepNow("send", "note_not_sent");
  return creditLeft > 0 ? stepNow("refund", "credit_left") : stepNow("none", "note_done");
}

function ofOpen(facts: InvoiceStepFacts, rules: NextRules, isOverdue: boolean): NextStep {
  const { standing, delivery, received } = facts;
  const { settings, today } = rules;
  const next = nextReminder(standing, settings, rules);
  const due = amountDue(standing);
  if (standing.remindedLevel === 0 && isLost(delivery)) return stepNow("send", "not_delivered");
  if (next.reason === "disputed") return waiting(null, "disputed");
  if (next.reason === "paused") return waiting(standing.pausedUntil, "paused");
  if (next.reason === "promised") return waiting(standing.promisedOn, "promised", standing.pausedUntil);
  if (next.reason === "rows_settled") return stepNow("writeOffRest", "charges_left");
  if (received > 0 && due < Math.max(1, settings.minimum))
    return stepNow("writeOffRest", "rest_below_minimum");
  const isComing = next.day !== null && next.day > today;
  if (received > 0 && isComing && due * SHORT_PART <= standing.total)
    return stepNow("writeOffRest", "paid_short", next.day);
  if (!isOverdue) return waiting(standing.dueDate, "not_due", next.day);
  if (next.reason === "client_never" || next.reason === "below_minimum")
    return stepNow("askWhetherPaid", next.reason);
  if (!next.level)
    return standing.remindedUntil && standing.remindedUntil >= today
      ? waiting(standing.remindedUntil, "last_term")
      : stepNow("collect", "last_reminder");
  return reminding(next, isComing);
}

function reminding({ level, day, reason }: ReturnType<typeof nextReminder>, isComing: boolean): NextStep {
  if (reason === "undelivered") return stepNow("remind", "letter_not_delivered");
  if (day === null) return stepNow("remind", "letter_waiting");
  if (isComing)
    return {
      action: "remind",
      on: day,
      reason: level === 1 ? "reminder_not_yet" : "next_reminder_not_yet",
      after: null,
    };
  if (reason === "bank_file_old") return stepNow("askWhetherPaid", reason);
  if (reason === "before_activation") return stepNow("remind", reason);
  return stepNow("remind", reason === "off" ? "reminders_off" : "reminder_due");
}

function waiting(on: Day | null, reason: NextReason, after: Day | null = null): NextStep {
  return { action: "wait", on, reason, after };
}
