import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  effectiveVatPercent,
  formatVatRate,
  includedVat,
  outdatedRates,
  parseVatRate,
  suggestedVatRates,
  sumByRate,
  vatAmount,
  vatRateFromNumber,
  vatRateToNumber,
  vatRatesOn,
} from "#app/swiss/vat.ts";

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
});

it("statutory rates are outdated on a day of others, and agreed ones never are", () => {
  expect(outdatedRates([77, 81, 25, 0, 50], "2024-01-01", "2024-06-30")).toEqual([77, 25]);
  expect(outdatedRates([77, 81, 0, 50], "2023-12-01", "2024-01-31")).toEqual([77, 81]);
});

describe("rates", () => {
  it.each([
    ["8.1", 81],
    ["8,1", 81],
    ["8.1%", 81],
    ["8.10 %", 81],
    ["0", 0],
    ["19", 190],
    ["100", 1000],
  ])("reads %j", (text, rate) => {
    expect(parseVatRate(text)).toBe(rate);
  });

  it.each(["", "%", "-1", "8.15", "100.1", "101", "abc", "8.1 % %"])("refuses %j", (text) => {
    expect(parseVatRate(text)).toBeNull();
  });

  it.each([-0.1, 8.15, 100.1, 1e-7, Number.NaN, Infinity])("refuses the JSON number %d", (percent) => {
    expect(vatRateFromNumber(percent)).toBeNull();
  });

  it.each([
    [81, "8.1"],
    [80, "8"],
    [0, "0"],
    [1000, "100"],
    [1, "0.1"],
  ])("writes %i as %s", (rate, text) => {
    expect(formatVatRate(rate)).toBe(text);
  });

  it("keeps every rate through text and JSON", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (rate) => {
        expect(parseVatRate(formatVatRate(rate))).toBe(rate);
        expect(vatRateFromNumber(vatRateToNumber(rate))).toBe(rate);
      }),
    );
  });
});

describe("amounts", () => {
  it("rounds half a Rappen away from zero", () => {
    expect(vatAmount(5, 100)).toBe(1);
    expect(vatAmount(4, 100)).toBe(0);
    expect(vatAmount(-5, 100)).toBe(-1);
    expect(vatAmount(99_999_999_999, 1000)).toBe(99_999_999_999);
  });

  it("is the share of an amount that includes it", () => {
    expect(includedVat(1_081_00, 81)).toBe(81_00);
    expect(includedVat(3, 1000)).toBe(2);
    expect(includedVat(100_00, 0)).toBe(0);
  });

  it.each([
    [106250, 8606, 8.1],
    [165990, 11575, 6.97],
    [10000, 0, 0],
    [0, 0, 0],
    [0, 5, 0],
    [1, 1, 100],
  ])("effective percent of %i and %i", (subtotal, vat, percent) => {
    expect(effectiveVatPercent(subtotal, vat)).toBe(percent);
  });
});

it("rows of one rate are added up, net and VAT apart", () => {
  const rows = [
    { rate: 81, net: 100_00, vat: 8_10 },
    { rate: 26, net: 50_00, vat: 1_30 },
    { rate: 81, net: -20_00, vat: -1_62 },
  ];
  expect(sumByRate(rows)).toEqual([
    { rate: 81, net: 80_00, vat: 6_48 },
    { rate: 26, net: 50_00, vat: 1_30 },
  ]);
});
