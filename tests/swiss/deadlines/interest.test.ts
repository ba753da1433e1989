import { describe, expect, it } from "vitest";
import { defaultInterest, interestDays } from "#app/swiss/deadlines/interest.ts";

const debt = (values: Partial<Parameters<typeof defaultInterest>[0]>) =>
  defaultInterest({
    amount: 100_000,
    from: "2026-10-01",
    to: "2026-11-21",
    rate: 50,
    dayCount: "30/360",
    payments: [],
    ...values,
  });

describe("default interest", () => {
  it.each([
    ["2026-10-01", "2026-11-21", 50, 51],
    ["2026-01-31", "2026-03-01", 31, 29],
    ["2026-01-01", "2026-01-20", 19, 19],
    ["2026-10-22", "2026-11-21", 29, 30],
    ["2026-10-31", "2026-12-31", 60, 61],
    ["2025-11-21", "2026-11-21", 360, 365],
    ["2027-11-21", "2028-11-21", 360, 366],
  ])("counts the days from %s to %s: %i or %i", (from, to, swiss, calendar) => {
    expect(interestDays(from, to, "30/360")).toBe(swiss);
    expect(interestDays(from, to, "act/365")).toBe(calendar);
  });

  it("charges 5 % on CHF 1'000 for 50 days of 30/360, or 51 of act/365", () => {
    expect(debt({})).toBe(694);
    expect(debt({ dayCount: "act/365" })).toBe(699);
  });

  it("counts a 31st as a 30th", () => {
    const end = { amount: 540_000, from: "2026-01-31", to: "2026-03-01" };
    expect(debt(end)).toBe(2325);
    expect(debt({ ...end, dayCount: "act/365" })).toBe(2145);
  });

  it("charges the rest alone from the day after a payment", () => {
    // 1'000 for 20 days, 400 for 30 days.
    expect(debt({ payments: [{ day: "2026-10-21", amount: 60_000 }] })).toBe(278 + 167 - 1);
    expect(debt({ payments: [{ day: "2026-10-21", amount: 100_000 }] })).toBe(278);
  });

  it("takes a payment on the first day for counted already, and one on the last day for too late", () => {
    for (const day of ["2026-10-01", "2026-11-21"])
      expect(debt({ payments: [{ day, amount: 60_000 }] })).toBe(694);
  });

  it("charges no less than nothing on a debt that is paid twice", () => {
    const payments = ["2026-10-21", "2026-10-31"].map((day) => ({ day, amount: 100_000 }));
    expect(debt({ payments })).toBe(278);
    const years = { from: "2020-10-01", to: "2026-10-01", rate: 1000 };
    expect(debt({ ...years, payments: [{ day: "2020-10-02", amount: 100_000 }] })).toBe(278);
  });

  it("rounds once, however many payments there were", () => {
    const payments = ["2026-10-11", "2026-10-21", "2026-10-31"].map((day) => ({ day, amount: 10_000 }));
    // (1'000 · 10 + 900 · 10 + 800 · 9 + 700 · 21) · 5 % / 360 = 5.6805…
    expect(debt({ payments })).toBe(568);
  });

  it("charges nothing before the first day of default, and by another rate where agreed", () => {
    expect(debt({ to: "2026-10-01" })).toBe(0);
    expect(debt({ to: "2026-09-01" })).toBe(0);
    expect(debt({ rate: 80 })).toBe(1111);
  });
});
