import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  effectiveVatPercent,
  formatVatRate,
  parseVatRate,
  suggestedVatRates,
  vatAmount,
  vatRateFromNumber,
  vatRateToNumber,
  vatRatesOn,
  vatRows,
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

  it("rounds once per rate, not per line", () => {
    const lines = [18750, 87500].map((total) => ({ total, vatRate: 81 }));
    expect(vatRows(lines)).toEqual([{ rate: 81, net: 106250, vat: 8606 }]);
    expect(vatRows([7, 7, 7].map((total) => ({ total, vatRate: 81 })))[0]?.vat).toBe(2);
    expect(vatRows([1290, 1290, 1290].map((total) => ({ total, vatRate: 81 })))[0]?.vat).toBe(313);
  });

  it("gives one row per rate, highest first", () => {
    const lines = [
      { total: 8990, vatRate: 26 },
      { total: 125000, vatRate: 81 },
      { total: 500, vatRate: 0 },
      { total: 32000, vatRate: 38 },
    ];
    expect(vatRows(lines)).toEqual([
      { rate: 81, net: 125000, vat: 10125 },
      { rate: 38, net: 32000, vat: 1216 },
      { rate: 26, net: 8990, vat: 234 },
      { rate: 0, net: 500, vat: 0 },
    ]);
    expect(vatRows([])).toEqual([]);
  });

  it("loses no line: nets add up, every row is the VAT of its net, order does not matter", () => {
    const line = fc.record({
      total: fc.integer({ min: 0, max: 1_000_000_000 }),
      vatRate: fc.constantFrom(81, 26, 38, 0, 77),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const rows = vatRows(lines);
        const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
        expect(sum(rows.map(({ net }) => net))).toBe(sum(lines.map(({ total }) => total)));
        expect(new Set(rows.map(({ rate }) => rate)).size).toBe(rows.length);
        for (const { rate, net, vat } of rows) expect(vat).toBe(vatAmount(net, rate));
        expect(vatRows(lines.toReversed())).toEqual(rows);
      }),
    );
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
