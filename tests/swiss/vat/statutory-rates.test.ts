import { afterEach, describe, expect, it } from "vitest";
import {
  addStatutoryRates,
  endedWithin,
  isStatutory,
  outdatedRates,
  rateChanges,
  returnLine,
  suggestedVatRates,
  timesOfRate,
  vatRatesOn,
} from "#app/swiss/vat/statutory-rates.ts";

afterEach(() => addStatutoryRates([]));

describe("the dated table", () => {
  it.each([
    ["2026-11-21", 81, 26, 38],
    ["2024-01-01", 81, 26, 38],
    ["2023-12-31", 77, 25, 37],
    ["2018-01-01", 77, 25, 37],
    ["2017-12-31", 80, 25, 38],
    ["2011-01-01", 80, 25, 38],
    ["2001-05-05", 80, 25, 38],
  ])("on %s", (day, standard, reduced, lodging) => {
    expect(vatRatesOn(day)).toEqual({ standard, reduced, lodging });
  });

  it("suggests standard, reduced, lodging and none", () => {
    expect(suggestedVatRates("2026-11-21")).toEqual([81, 26, 38, 0]);
  });

  it("lodging has the standard rate once its own has ended, as the law stands", () => {
    expect(vatRatesOn("2027-12-31").lodging).toBe(38);
    expect(vatRatesOn("2028-01-01")).toEqual({ standard: 81, reduced: 26, lodging: 81 });
    expect(suggestedVatRates("2028-01-01")).toEqual([81, 26, 0]);
    expect([isStatutory(38, "2027-12-31"), isStatutory(38, "2028-01-01")]).toEqual([true, false]);
    expect(rateChanges()).toEqual(["2011-01-01", "2018-01-01", "2024-01-01", "2028-01-01"]);
  });

  it("says on which day a rate ended in a time, and of the last of its days nothing", () => {
    expect(endedWithin(77, "2023-12-01", "2024-01-31")).toBe("2023-12-31");
    expect(endedWithin(77, "2023-12-31", "2024-01-01")).toBe("2023-12-31");
    expect(endedWithin(77, "2023-12-01", "2023-12-31")).toBeNull();
    expect(endedWithin(77, "2024-01-01", "2024-01-31")).toBeNull();
    expect(endedWithin(81, "2023-12-01", "2024-01-31")).toBeNull();
    expect(endedWithin(38, "2017-12-01", "2028-01-31")).toBe("2027-12-31");
    expect(endedWithin(38, "2017-12-01", "2026-01-31")).toBeNull();
    expect(endedWithin(50, "2023-12-01", "2024-01-31")).toBeNull();
    expect([endedWithin(77, "", "2024-01-31"), endedWithin(77, "2023-12-01", "")]).toEqual([null, null]);
  });

  it("says on which days a rate was in force", () => {
    expect(timesOfRate(77)).toEqual([{ from: "2018-01-01", to: "2023-12-31" }]);
    expect(timesOfRate(81)).toEqual([{ from: "2024-01-01", to: null }]);
    expect(timesOfRate(38)).toEqual([
      { from: "2011-01-01", to: "2017-12-31" },
      { from: "2024-01-01", to: "2027-12-31" },
    ]);
    expect(timesOfRate(50)).toEqual([]);
  });

  it("gives each rate the line of the form that the day of supply has", () => {
    const line = (rate: number, day: string) => returnLine(rate, day);
    expect([line(81, "2026-11-21"), line(26, "2024-01-01"), line(38, "2026-01-01")]).toEqual([
      "303",
      "313",
      "343",
    ]);
    expect([line(77, "2023-12-31"), line(25, "2018-01-01"), line(37, "2020-01-01")]).toEqual([
      "302",
      "312",
      "342",
    ]);
    expect([line(80, "2017-12-31"), line(25, "2011-01-01"), line(80, "2010-12-31")]).toEqual([
      "301",
      "311",
      null,
    ]);
    expect([line(77, "2024-01-01"), line(81, "2028-06-30")]).toEqual([null, "303"]);
  });
});

it("statutory rates are outdated on a day of others, and agreed ones never are", () => {
  expect(outdatedRates([77, 81, 25, 0, 50], "2024-01-01", "2024-06-30")).toEqual([77, 25]);
  expect(outdatedRates([77, 81, 0, 50], "2023-12-01", "2024-01-31")).toEqual([77, 81]);
});

describe("rates that the operator adds", () => {
  it("end those before them, and have a column of their own in the return", () => {
    addStatutoryRates([{ kind: "standard", rate: 89, from: "2028-01-01", to: null }]);
    expect(vatRatesOn("2027-12-31").standard).toBe(81);
    expect(vatRatesOn("2028-01-01")).toEqual({ standard: 89, reduced: 26, lodging: 89 });
    expect([returnLine(89, "2028-01-01"), returnLine(81, "2028-01-01")]).toEqual(["304", null]);
    expect(timesOfRate(81)).toEqual([{ from: "2024-01-01", to: "2027-12-31" }]);
  });

  it("may give lodging its rate for longer, which changes no other line", () => {
    addStatutoryRates([{ kind: "lodging", rate: 38, from: "2024-01-01", to: "2035-12-31" }]);
    expect(vatRatesOn("2028-01-01").lodging).toBe(38);
    expect([returnLine(38, "2030-01-01"), returnLine(81, "2030-01-01")]).toEqual(["343", "303"]);
    expect(rateChanges().at(-1)).toBe("2036-01-01");
  });
});
