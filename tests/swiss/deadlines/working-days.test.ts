import { describe, expect, it } from "vitest";
import { easterSunday, isHoliday, isWorkingDay, nextWorkingDay } from "#app/swiss/deadlines/working-days.ts";

describe("working days", () => {
  it.each([
    [1900, "1900-04-15"],
    [1954, "1954-04-18"],
    [2000, "2000-04-23"],
    [2008, "2008-03-23"],
    [2011, "2011-04-24"],
    [2026, "2026-04-05"],
    [2027, "2027-03-28"],
    [2038, "2038-04-25"],
    [2285, "2285-03-22"],
  ])("puts Easter of %i on %s", (year, day) => {
    expect(easterSunday(year)).toBe(day);
  });

  it("rests on the holidays of 2026 and on no other weekday", () => {
    const days = Array.from({ length: 365 }, (_, index) =>
      new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    );
    expect(days.filter(isHoliday)).toEqual([
      ...["2026-01-01", "2026-01-02", "2026-04-03", "2026-04-06", "2026-05-14", "2026-05-25"],
      ...["2026-08-01", "2026-12-25", "2026-12-26"],
    ]);
    const weekdays = days.filter((day) => ![0, 6].includes(new Date(day).getUTCDay()));
    expect(days.filter(isWorkingDay)).toEqual(weekdays.filter((day) => !isHoliday(day)));
  });

  it("knows the weekdays of the years before and after", () => {
    expect(isWorkingDay("2000-02-29")).toBe(true);
    expect(isWorkingDay("2028-02-27")).toBe(false);
    expect(isWorkingDay("1901-01-05")).toBe(false);
  });

  it("goes on to the next working day", () => {
    expect(nextWorkingDay("2026-04-03")).toBe("2026-04-07");
    expect(nextWorkingDay("2026-11-23")).toBe("2026-11-23");
    expect(nextWorkingDay("2027-12-31")).toBe("2027-12-31");
    expect(nextWorkingDay("2028-01-01")).toBe("2028-01-03");
  });
});
