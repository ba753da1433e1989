import type { InvoiceState } from "#app/features/selling/invoices/fields/invoice.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { statusOf } from "#app/features/selling/invoices/fields/invoice-status.ts";
import { AppError } from "#app/platform/errors.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";
import {
  type Level,
  levelOf,
  LEVELS,
  type ReminderSettings,
} from "#app/features/money/reminders/reminder-settings.ts";

export interface Remindable {
  state: InvoiceState;
  paidOn: string | null;
  dueDate: Day;
  total: Rappen;
  charged: Rappen;
  settled: Rappen;
  openRows: Rappen;
  remindedLevel: number;
  /** Null while the last one is a draft. */
  remindedOn: Day | null;
  /** The day of the first letter, with which interest may start; null before it. */
  firstReminder: Day | null;
  /** The term that the last one grants, as printed. */
  remindedUntil: Day | null;
  pausedUntil: Day | null;
  /** The day of the client's promise to pay. */
  promisedOn: Day | null;
  disputedNote: string;
  neverRemind: boolean;
  /** The e-mail of the last reminder failed or its result is unknown. */
  isUndelivered: boolean;
}

type NotReminded =
  | ("draft" | "paid" | "cancelled" | "credited" | "written_off")
  | ("disputed" | "paused" | "promised" | "client_never" | "rows_settled" | "below_minimum" | "bank_file_old")
  | ("off" | "before_activation" | "draft_waiting" | "undelivered" | "last_level" | "not_yet");

/** `rows_settled`: only interest and fees are left, which another letter would charge anew or end. */
export const WHY_NOT_ON_LETTER = [
  "client_never",
  "disputed",
  "paused",
  "promised",
  "last_level",
  "term_running",
  "rows_settled",
] as const;

export type WhyNotOnLetter = (typeof WHY_NOT_ON_LETTER)[number];

/** `reason` is null when it is due; `day` is null where none is foreseen. */
interface NextReminder {
  level: Level | null;
  day: Day | null;
  reason: NotReminded | null;
}

/** @param lastBankFile null without any */
export function nextReminder(
  invoice: Remindable,
  settings: ReminderSettings,
  { today, lastBankFile }: { today: Day; lastBankFile: Day | null },
): NextReminder {
  const level = LEVELS[invoice.remindedLevel] ?? null;
  const day = level && dayOf(invoice, settings, level);
  const reason =
    closedReason(invoice) ??
    stopOf(invoice, settings, today) ??
    timingOf(invoice, settings, { level, day, today }) ??
    (isBankFileOld(settings, lastBankFile, today) ? "bank_file_old" : null);
  return { level, day, reason };
}

function dayOf(invoice: Remindable, settings: ReminderSettings, level: Level): Day | null {
  const { remindedOn, remindedUntil, dueDate } = invoice;
  const anchor = level === 1 ? dueDate : remindedOn;
  const counted = anchor && addDays(anchor, levelOf(settings, level).daysAfter);
  const afterTerm = level > 1 && remindedUntil ? addDays(remindedUntil, 1) : null;
  return counted && afterTerm && afterTerm > counted ? afterTerm : counted;
}

function closedReason({ state, paidOn }: Remindable): NotReminded | null {
  if (state === "sent") return paidOn ? "paid" : null;
  return state === "issued" || state === "withdrawn" ? "cancelled" : state;
}

function stopOf(invoice: Remindable, { mode, minimum }: ReminderSettings, today: Day): NotReminded | null {
  const held = holdOf(invoice, today);
  if (held) return held;
  if (invoice.neverRemind) return "client_never";
  if (invoice.openRows <= 0 && amountDue(invoice) > 0) return "rows_settled";
  if (amountDue(invoice) < Math.max(1, minimum)) return "below_minimum";
  return mode === "off" ? "off" : null;
}

function holdOf({ disputedNote, pausedUntil, promisedOn }: Remindable, today: Day) {
  if (disputedNote) return "disputed";
  if (pausedUntil && today < pausedUntil) return promisedOn ? "promised" : "paused";
  return null;
}

/** Why no letter about an overdue invoice goes out. @param isEarly also those whose last term is not over yet */
export function whyNotByHand(invoice: Remindable, today: Day, isEarly = false): WhyNotOnLetter | null {
  const { neverRemind, remindedLevel, remindedOn, remindedUntil, openRows } = invoice;
  if (neverRemind) return "client_never";
  const held = holdOf(invoice, today);
  if (held) return held;
  if (remindedOn && !LEVELS[remindedLevel]) return "last_level";
  if (remindedOn && !isEarly && remindedUntil && remindedUntil >= today) return "term_running";
  return openRows <= 0 ? "rows_settled" : null;
}

const STOPS = ["disputed", "paused", "client_never"] as const;

/** Why nobody may remind by hand; null where one may. No letter asks for interest and fees alone. */
export function whyNoLetter(
  invoice: Remindable,
  today: Day,
): "not_overdue" | "rows_settled" | (typeof STOPS)[number] | null {
  if (statusOf(invoice, today) !== "overdue") return "not_overdue";
  if (invoice.openRows <= 0) return "rows_settled";
  const held = holdOf(invoice, today);
  if (held) return held === "disputed" ? held : "paused";
  return invoice.neverRemind ? "client_never" : null;
}

/** @param evenStopped by somebody @throws AppError `reminder.` and what `whyNoLetter` says */
export function requireRemindable(invoice: Remindable, today: Day, evenStopped = false): void {
  const refusal = whyNoLetter(invoice, today);
  if (!refusal || (evenStopped && STOPS.some((stop) => stop === refusal))) return;
  throw new AppError(`reminder.${refusal}`);
}

/** The level of a letter written by hand. A draft is still open. */
export function openLevel({ remindedLevel, remindedOn }: Remindable): Level | null {
  return LEVELS[remindedOn ? remindedLevel : Math.max(0, remindedLevel - 1)] ?? null;
}

/** The level of the next letter by hand. @throws AppError `reminder.exists`, `reminder.last_level` */
export function levelFor(standing: Remindable, level?: Level): Level {
  const lowest = openLevel(standing);
  if (!lowest) throw new AppError(level ? "reminder.exists" : "reminder.last_level");
  if (level && level < lowest) throw new AppError("reminder.exists");
  return level ?? lowest;
}

interface Timing {
  level: Level | null;
  day: Day | null;
  today: Day;
}

function timingOf(
  { isUndelivered }: Remindable,
  { activatedOn, includesPast }: ReminderSettings,
  { level, day, today }: Timing,
): NotReminded | null {
  if (!level) return "last_level";
  if (!day) return "draft_waiting";
  if (isUndelivered) return "undelivered";
  if (today < day) return "not_yet";
  const isPast = level === 1 && !includesPast && day < (activatedOn ?? today);
  return isPast ? "before_activation" : null;
}

export function isBankFileOld(
  { bankFileDays }: ReminderSettings,
  lastBankFile: Day | null,
  today: Day,
): boolean {
  if (bankFileDays === null) return false;
  return lastBankFile === null || addDays(lastBankFile, bankFileDays) < today;
}
