import type { Remindable } from "#app/features/money/reminders/run/next-reminder.ts";

/** Sent, of 100.00, and nothing has happened since. */
export const OPEN_INVOICE: Remindable = {
  state: "sent",
  paidOn: null,
  dueDate: "2026-11-01",
  total: 10_000,
  charged: 0,
  settled: 0,
  openRows: 10_000,
  remindedLevel: 0,
  remindedOn: null,
  firstReminder: null,
  pausedUntil: null,
  promisedOn: null,
  disputedNote: "",
  neverRemind: false,
  isUndelivered: false,
  remindedUntil: null,
};
