import { describe, expect, it } from "vitest";
import {
  dateOf,
  firstFrom,
  nextDates,
  periodOf,
  type SeriesRule,
  UNITS,
} from "#app/features/selling/series/rule/series-dates.ts";
import { addDays } from "#app/swiss/dates.ts";
import { someOfDay } from "../../support/choice-of-day.ts";

const rule = (start: string, rest: Partial<SeriesRule> = {}): SeriesRule => ({
  every: 1,
  unit: "month",
  start,
  ...rest,
});

describe("the dates of a series", () => {
  it.each([
    [rule("2026-01-31"), ["2026-01-31", "2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31"]],
    [rule("2026-02-28", { day: "last" }), ["2026-02-28", "2026-03-31", "2026-04-30"]],
    [
      rule("2028-02-29", { unit: "year" }),
      ["2028-02-29", "2029-02-28", "2030-02-28", "2031-02-28", "2032-02-29"],
    ],
    [rule("2026-11-21", { unit: "day", every: 10 }), ["2026-11-21", "2026-12-01", "2026-12-11"]],
    [rule("2026-12-21", { unit: "week", every: 2 }), ["2026-12-21", "2027-01-04", "2027-01-18"]],
    [rule("2026-11-21", { day: 5 }), ["2026-12-05", "2027-01-05"]],
    [rule("2026-11-21", { day: 30, every: 3 }), ["2026-11-30", "2027-02-28", "2027-05-30"]],
    [rule("2026-11-30", { every: 12, day: 31 }), ["2026-11-30", "2027-11-30", "2028-11-30"]],
  ])("of %j never drift", (rule, dates) => {
    expect(nextDates(rule, 0, dates.length)).toEqual(dates);
  });

  it("end on a day, which may be the last one, or after a number", () => {
    const until = rule("2026-11-30", { end: { on: "2027-01-30" } });
    expect(nextDates(until, 0, 9)).toEqual(["2026-11-30", "2026-12-30", "2027-01-30"]);
    const twice = rule("2026-11-30", { end: { after: 2 } });
    expect(nextDates(twice, 0, 9)).toEqual(["2026-11-30", "2026-12-30"]);
    expect([dateOf(twice, 1), dateOf(twice, 2)]).toEqual(["2026-12-30", null]);
  });

  it("leave no day between two periods, and none in both", () => {
    expect(periodOf(rule("2026-01-31"), 0)).toEqual({ from: "2026-01-31", to: "2026-02-27" });
    expect(periodOf(rule("2026-01-31"), 1)).toEqual({ from: "2026-02-28", to: "2026-03-30" });
    const last = rule("2026-11-01", { end: { after: 1 } });
    expect(periodOf(last, 0)).toEqual({ from: "2026-11-01", to: "2026-11-30" });
  });
});

/** Walks day by day and looks at each day alone. */
function walked({ every, unit, start, day }: SeriesRule, until: string): string[] {
  const found: string[] = [];
  let fitting = -1;
  for (let now = start, age = 0; now <= until; now = addDays(now, 1), age += 1) {
    if (unit === "day" || unit === "week") {
      if (age % (every * (unit === "week" ? 7 : 1)) === 0) found.push(now);
      continue;
    }
    const wanted = day ?? Number(start.slice(8));
    const isLast = addDays(now, 1).endsWith("-01");
    const date = Number(now.slice(8));
    if (!(wanted === "last" ? isLast : date === wanted || (isLast && date < wanted))) continue;
    fitting += 1;
    if (fitting % (every * (unit === "year" ? 12 : 1)) === 0) found.push(now);
  }
  return found;
}

describe("for any rule, over 30 years", () => {
  const starts = ["2026-01-31", "2026-02-28", "2027-08-15", "2028-02-29", "2026-12-01", "2026-04-30"];
  const days = [undefined, 1, 15, 28, 29, 30, 31, "last"] as const;
  it.each(someOfDay(starts, 1, "starts of series"))(
    "the dates from %s are those of a walk from day to day",
    (start) => {
      const until = `${Number(start.slice(0, 4)) + 30}${start.slice(4)}`.replace("-02-29", "-02-28");
      for (const unit of UNITS) {
        const sizes = unit === "day" ? [7, 30, 365] : unit === "week" ? [1, 5, 52] : [1, 2, 3, 11];
        for (const every of sizes) {
          for (const day of unit === "month" || unit === "year" ? days : [undefined]) {
            const rule: SeriesRule = { every, unit, start, ...(day ? { day } : {}) };
            const expected = walked(rule, until);
            expect(nextDates(rule, 0, expected.length), JSON.stringify(rule)).toEqual(expected);
            expect(dateOf(rule, expected.length)! > until).toBe(true);
          }
        }
      }
    },
  );

  it("the periods follow one another, and the first from a day is found", () => {
    for (const start of someOfDay(starts, 2, "periods of series")) {
      const every = rule(start, { day: 31 });
      for (let k = 0; k < 360; k += 1) {
        expect(addDays(periodOf(every, k).to, 1)).toBe(periodOf(every, k + 1).from);
        expect(firstFrom(every, 0, periodOf(every, k).from)).toBe(k);
      }
    }
  });
});
