import { describe, expect, it } from "vitest";
import {
  nextReminder,
  type Remindable,
  whyNotByHand,
} from "#app/features/money/reminders/run/next-reminder.ts";
import { DEFAULT_SETTINGS, type ReminderSettings } from "#app/features/money/reminders/reminder-settings.ts";
import { OPEN_INVOICE } from "../../support/reminders/open-invoice.ts";

const invoice = OPEN_INVOICE;
const settings: ReminderSettings = { ...DEFAULT_SETTINGS, mode: "suggest", activatedOn: "2026-11-01" };

const next = (
  changes: Partial<Remindable>,
  today = "2026-11-11",
  rules: Partial<ReminderSettings> = {},
  lastBankFile: string | null = null,
) => nextReminder({ ...invoice, ...changes }, { ...settings, ...rules }, { today, lastBankFile });

describe("the next reminder", () => {
  it("is due from its day on, however late", () => {
    expect(next({}, "2026-11-10")).toEqual({ level: 1, day: "2026-11-11", reason: "not_yet" });
    expect(next({})).toEqual({ level: 1, day: "2026-11-11", reason: null });
    expect(next({}, "2027-05-01").reason).toBeNull();
  });

  it("credit notes are never reminded of", () => {
    for (const state of ["issued", "withdrawn"] as const) expect(next({ state }).reason).toBe("cancelled");
  });

  it("counts a later level from the day of the one before, not from the due date", () => {
    const reminded = { remindedLevel: 1, remindedOn: "2026-12-01" };
    expect(next(reminded, "2026-12-20")).toEqual({ level: 2, day: "2026-12-21", reason: "not_yet" });
    expect(next(reminded, "2026-12-21").reason).toBeNull();
  });

  it("waits for the term that the last letter granted, its last day included", () => {
    const reminded = { remindedLevel: 1, remindedOn: "2026-12-01", remindedUntil: "2026-12-31" };
    expect(next(reminded, "2026-12-31")).toEqual({ level: 2, day: "2027-01-01", reason: "not_yet" });
    expect(next(reminded, "2027-01-01").reason).toBeNull();
    expect(next({ ...reminded, remindedUntil: "2026-12-11" }, "2026-12-20").day).toBe("2026-12-21");
  });

  it.each<[string, Partial<Remindable>]>([
    ["paid", { paidOn: "2026-11-05", settled: 10_000 }],
    ["draft", { state: "draft" }],
    ["cancelled", { state: "cancelled" }],
    ["credited", { state: "credited" }],
    ["written_off", { state: "written_off" }],
    ["disputed", { disputedNote: "Wrong colour" }],
    ["paused", { pausedUntil: "2026-11-12" }],
    ["promised", { pausedUntil: "2026-11-12", promisedOn: "2026-11-11" }],
    ["client_never", { neverRemind: true }],
    ["below_minimum", { settled: 9_501 }],
    ["last_level", { remindedLevel: 3, remindedOn: "2026-10-01" }],
    ["draft_waiting", { remindedLevel: 1 }],
    ["undelivered", { remindedLevel: 1, remindedOn: "2026-10-01", isUndelivered: true }],
  ])("is not due: %s", (reason, changes) => {
    expect(next(changes).reason).toBe(reason);
  });

  it("goes on when a pause ends, and with exactly the least amount", () => {
    expect(next({ pausedUntil: "2026-11-11", settled: 9_500 }).reason).toBeNull();
  });

  it("leaves alone what was due before reminders were switched on, unless that was ticked", () => {
    const rules = { activatedOn: "2026-11-12" };
    expect(next({}, "2026-11-12", rules).reason).toBe("before_activation");
    expect(next({}, "2026-11-12", { ...rules, includesPast: true }).reason).toBeNull();
    expect(next({ dueDate: "2026-11-02" }, "2026-11-12", rules).reason).toBeNull();
    expect(next({ remindedLevel: 1, remindedOn: "2026-10-01" }, "2026-11-12", rules).reason).toBeNull();
  });

  it("reminds nobody while the latest bank file is too old", () => {
    const rules = { bankFileDays: 5 };
    expect(next({}, "2026-11-11", rules).reason).toBe("bank_file_old");
    expect(next({}, "2026-11-11", rules, "2026-11-05").reason).toBe("bank_file_old");
    expect(next({}, "2026-11-11", rules, "2026-11-06").reason).toBeNull();
  });

  it("is off at first", () => {
    expect(next({}, "2026-12-01", { mode: "off" }).reason).toBe("off");
  });
});

it("a letter by hand is about open rows, be it a Rappen", () => {
  const why = (openRows: number) => whyNotByHand({ ...invoice, openRows }, "2026-11-11");
  expect([why(-1), why(0), why(1)]).toEqual(["rows_settled", "rows_settled", null]);
});
