import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { accruedInterest } from "#app/features/money/reminders/reminder-claim.ts";
import type { ReminderSettings } from "#app/features/money/reminders/reminder-settings.ts";
import { isOfCharge, openCharge, openRows } from "#app/features/books/ledger/charge.ts";
import { netted } from "#app/features/books/ledger/left-by-rate.ts";
import { addDays, type Day } from "#app/swiss/dates.ts";
import type { Rappen } from "#app/swiss/money.ts";

/** What a request for debt collection claims (Art. 67 SchKG). */
export interface DebtClaim {
  /** The open amount of the rows, Rappen. */
  capital: Rappen;
  /** Tenths of a percent a year, on the capital. */
  rate: number;
  /** The first day for which interest is claimed. */
  interestFrom: Day;
  /** Interest until the day before, where parts were paid late or interest was paid. */
  accrued: Rappen;
  fee: Rappen;
  /** Sum of the claims without the running interest, Rappen. */
  total: Rappen;
}

/** @param firstReminder its day; interest may start with it */
export function debtClaim(
  invoice: Pick<Invoice, "total" | "dueDate" | "charges" | "allocations">,
  settings: Pick<ReminderSettings, "interest">,
  { today, firstReminder }: { today: Day; firstReminder: Day },
): DebtClaim {
  const { rate, from } = settings.interest;
  const start = from === "due_date" ? invoice.dueDate : firstReminder;
  const changesInterest = netted(invoice.allocations).some(
    ({ kind, settledOn }) => kind === "interest" || (!isOfCharge(kind) && settledOn > start),
  );
  const accrued = changesInterest ? accruedInterest(invoice, settings, start, today) : 0;
  const capital = openRows(invoice);
  const fee = openCharge("reminder_fee", invoice);
  const interestFrom = addDays(changesInterest ? today : start, 1);
  return { capital, rate, interestFrom, accrued, fee, total: capital + accrued + fee };
}
