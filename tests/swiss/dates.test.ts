import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  daysBetween,
  daysOfMonth,
  formatDay,
  formatInstant,
  isAfter,
  isDay,
  isMonth,
  parseDay,
  yearOf,
  zurichDay,
  startOfZurichDay,
  zurichMonth,
} from "#app/swiss/dates.ts";

describe("parseDay", () => {
  it.each([
    ["2026-11-02", "2026-11-02"],
    ["02.11.2026", "2026-11-02"],
    ["2.11.2026", "2026-11-02"],
    ["2. 1. 2026", "2026-01-02"],
    [" 31.12.1999 ", "1999-12-31"],
    ["29.02.2024", "2024-02-29"],
    ["1900-01-01", "1900-01-01"],
    ["2999-12-31", "2999-12-31"],
  ])("reads %j", (text, day) => {
    expect(parseDay(text)).toBe(day);
  });

  it.each([
    "",
    "today",
    "2026-02-30",
    "29.02.2026",
    "2026-13-01",
    "2026-00-10",
    "2026-01-00",
    "31.4.2026",
    "2026-1-2",
    "02/11/2026",
    "02.11.26",
    "1899-12-31",
    "3000-01-01",
    "2026-11-02T00:00:00Z",
  ])("refuses %j", (text) => {
    expect(parseDay(text)).toBeNull();
  });

  it("reads back what formatDay writes in Swiss form", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400_000 }), (n) => {
        const day = addDays("1900-01-01", n);
        for (const language of ["de", "fr", "it"] as const)
          expect(parseDay(formatDay(day, language))).toBe(day);
        expect(isDay(day)).toBe(true);
      }),
    );
  });

  it("isDay wants the stored form", () => {
    expect(isDay("02.11.2026")).toBe(false);
    expect(isDay("2026-11-02")).toBe(true);
  });
});

describe("counting days", () => {
  it.each([
    ["2026-11-02", 30, "2026-12-02"],
    ["2026-12-31", 1, "2027-01-01"],
    ["2024-02-28", 1, "2024-02-29"],
    ["2026-03-01", -1, "2026-02-28"],
    ["2026-10-24", 2, "2026-10-26"],
    ["2026-03-28", 2, "2026-03-30"],
  ])("%s + %i is %s", (day, n, result) => {
    expect(addDays(day, n)).toBe(result);
    expect(daysBetween(day, result)).toBe(n);
  });

  it("throws on text that is no day", () => {
    expect(() => addDays("soon", 1)).toThrow(RangeError);
    expect(() => daysBetween("2026-01-01", "")).toThrow(RangeError);
  });

  it("isAfter is strict, yearOf is a number", () => {
    expect(isAfter("2026-11-03", "2026-11-02")).toBe(true);
    expect(isAfter("2026-11-02", "2026-11-02")).toBe(false);
    expect(yearOf("2026-11-02")).toBe(2026);
  });
});

describe("months", () => {
  it.each([
    ["2026-02", "2026-02-28"],
    ["2028-02", "2028-02-29"],
    ["2026-12", "2026-12-31"],
    ["2026-04", "2026-04-30"],
  ])("%s ends on %s", (month, last) => {
    expect(daysOfMonth(month)).toEqual({ dateFrom: `${month}-01`, dateTo: last });
  });

  it("are written with a year and two digits", () => {
    expect(["2026-01", "1900-12", "2999-12"].every(isMonth)).toBe(true);
    expect(["2026-13", "2026-00", "2026-1", "1899-12", "3000-01", "2026-01-01", ""].some(isMonth)).toBe(
      false,
    );
  });
});

describe("formatting", () => {
  it("writes days in each language", () => {
    expect(formatDay("2026-11-02", "en")).toBe("2 Nov 2026");
    expect(formatDay("2026-09-12", "en")).toBe("12 Sep 2026");
    for (const language of ["de", "fr", "it"] as const)
      expect(formatDay("2026-11-02", language)).toBe("02.11.2026");
  });

  it("writes instants in Swiss local time", () => {
    expect(formatInstant("2026-11-02T15:42:59Z", "de")).toBe("02.11.2026, 16:42");
    expect(formatInstant(new Date("2026-07-01T22:05:00Z"), "en")).toBe("2 Jul 2026, 00:05");
    expect(formatInstant("2026-11-02T23:00:00.000Z", "fr")).toBe("03.11.2026, 00:00");
  });
});

describe("Swiss calendar", () => {
  it.each([
    ["2026-12-31T22:59:59Z", "2026-12-31", "2026-12"],
    ["2026-12-31T23:00:00Z", "2027-01-01", "2027-01"],
    ["2026-06-30T21:59:59Z", "2026-06-30", "2026-06"],
    ["2026-06-30T22:00:00Z", "2026-07-01", "2026-07"],
  ])("at %s it is %s", (instant, day, month) => {
    expect(zurichDay(new Date(instant))).toBe(day);
    expect(zurichMonth(new Date(instant))).toBe(month);
  });

  it.each([
    ["2026-01-01", "2025-12-31T23:00:00.000Z"],
    ["2026-03-29", "2026-03-28T23:00:00.000Z"],
    ["2026-03-30", "2026-03-29T22:00:00.000Z"],
    ["2026-10-25", "2026-10-24T22:00:00.000Z"],
    ["2026-10-26", "2026-10-25T23:00:00.000Z"],
  ])("%s begins at %s", (day, instant) => {
    expect(startOfZurichDay(day)).toBe(instant);
  });
});
