import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  effectiveVatPercent,
  formatVatRate,
  includedVat,
  parseVatRate,
  sumByRate,
  vatAmount,
  vatRateFromNumber,
  vatRateToNumber,
} from "#app/swiss/vat.ts";

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
