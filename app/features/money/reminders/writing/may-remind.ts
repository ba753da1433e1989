import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { openRows } from "#app/features/books/ledger/charge.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Day } from "#app/swiss/dates.ts";
import type { Reminder } from "#app/features/money/reminders/reminder.ts";
import { type Level, LEVELS } from "#app/features/money/reminders/reminder-settings.ts";
import type { Remindable } from "#app/features/money/reminders/run/next-reminder.ts";

type Owing = Pick<Invoice, "status" | "total" | "allocations">;
type Stops = Pick<Remindable, "disputedNote" | "pausedUntil" | "neverRemind">;

/**
 * By hand. @throws AppError `reminder.not_overdue`, `reminder.rows_settled`, `reminder.disputed`, `reminder.paused`,
 * `reminder.client_never`
 */
export function requireRemindable(invoice: Owing, standing: Stops, today: Day): void {
  requireOpenRows(invoice);
  if (standing.disputedNote) throw new AppError("reminder.disputed");
  if (standing.pausedUntil && today < standing.pausedUntil) throw new AppError("reminder.paused");
  if (standing.neverRemind) throw new AppError("reminder.client_never");
}

/** No letter asks for interest and fees alone. @throws AppError `reminder.not_overdue`, `reminder.rows_settled` */
export function requireOpenRows(invoice: Owing): void {
  if (invoice.status !== "overdue") throw new AppError("reminder.not_overdue");
  if (openRows(invoice) <= 0) throw new AppError("reminder.rows_settled");
}

/** A draft is still open. @throws AppError `reminder.exists`, `reminder.last_level` */
export function levelFor(last: Pick<Reminder, "level" | "state"> | undefined, level?: Level): Level {
  const lowest = last?.state === "draft" ? last.level : LEVELS.find((next) => next > (last?.level ?? 0));
  if (!lowest) throw new AppError(level ? "reminder.exists" : "reminder.last_level");
  if (level && level < lowest) throw new AppError("reminder.exists");
  return level ?? lowest;
}
