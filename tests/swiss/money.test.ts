import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  MAX_TOTAL,
  MAX_UNIT_PRICE,
  chosenCurrency,
  formatAmount,
  formatBesideChf,
  formatChf,
  formatMoney,
  isCurrency,
  lineTotal,
  parseAmount,
  parseSignedAmount,
  rappenFromNumber,
  rappenToNumber,
  roundHalfAwayFromZero,
  shareOf,
  signedRappenFromNumber,
} from "#app/swiss/money.ts";

const NBSP = "\u00a0";
const NARROW_NBSP = "\u202f";

describe("parseAmount", () => {
  it.each([
    ["0", 0],
    ["12", 1200],
    ["1234.5", 123450],
    ["1234,5", 123450],
    ["0.05", 5],
    [".5", 50],
    ["1'234.50", 123450],
    ["1’234.50", 123450],
    ["1 234,50", 123450],
    [`1${NBSP}234.50`, 123450],
    [`1${NARROW_NBSP}234,50`, 123450],
    ["1'234", 123400],
    ["1 234", 123400],
    ["1'234'567", 123456700],
    ["1,234.50", 123450],
    ["1.234,50", 123450],
    ["CHF 12.-", 1200],
    ["CHF 12.–", 1200],
    ["chf12.50", 1250],
    ["12.50 CHF", 1250],
    [" 7 ", 700],
    ["9'999'999.99", MAX_UNIT_PRICE],
    ["999'999'999.99", MAX_TOTAL],
  ])("reads %j", (text, rappen) => {
    expect(parseAmount(text)).toBe(rappen);
  });

  it.each([
    "",
    " ",
    "CHF",
    "abc",
    "-5",
    "+5",
    "-",
    ".",
    ".-",
    "12.",
    "1,234",
    "1.234",
    "1.234.567",
    "1,234,567",
    "1.005",
    "1'23.50",
    "1'2345",
    "1 234'567",
    "12'34'567",
    "1''234",
    "1 2",
    "1.2.3",
    "1e3",
    "0x10",
    "Infinity",
    "NaN",
    "12 EUR",
    "CHF CHF 12",
    "١٢",
    "99999999999999999999",
  ])("refuses %j rather than guess", (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it("reads back whatever formatAmount and formatChf write", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MAX_TOTAL }), (rappen) => {
        expect(parseAmount(formatAmount(rappen))).toBe(rappen);
        expect(parseAmount(formatChf(rappen))).toBe(rappen);
      }),
    );
  });
});

describe("parseSignedAmount", () => {
  it.each([
    ["12.50", 12_50],
    ["-12.50", -12_50],
    [" - 12.50 ", -12_50],
    ["−1'234.50", -1_234_50],
    ["–5", -5_00],
    ["-0.01", -1],
    ["-CHF 5", -5_00],
  ])("reads %j", (text, rappen) => {
    expect(parseSignedAmount(text)).toBe(rappen);
  });

  it("knows no zero below zero", () => {
    expect(parseSignedAmount("0")).toBe(0);
    expect(parseSignedAmount("-0.00")).toBe(0);
  });

  it.each(["", "-", "--5", "5-", "-x", "-1,234"])("refuses %j", (text) => {
    expect(parseSignedAmount(text)).toBeNull();
  });
});

describe("formatting", () => {
  it.each([
    [0, "0.00"],
    [5, "0.05"],
    [50, "0.50"],
    [99999, "999.99"],
    [123450, "1'234.50"],
    [-123450, "-1'234.50"],
    [MAX_TOTAL, "999'999'999.99"],
  ])("writes %i Rappen as %s", (rappen, text) => {
    expect(formatAmount(rappen)).toBe(text);
    expect(formatChf(rappen)).toBe(`CHF\u00a0${text}`);
  });

  it("names the currency", () => {
    expect(formatMoney(123450, "EUR")).toBe("EUR\u00a01'234.50");
    expect(formatMoney(-5, "USD")).toBe("USD\u00a0-0.05");
  });

  it("names only other currencies beside CHF", () => {
    expect(formatBesideChf(123450, "CHF")).toBe("1'234.50");
    expect(formatBesideChf(123450, "EUR")).toBe("EUR\u00a01'234.50");
  });

  it("refuses fractions of a Rappen", () => {
    expect(() => formatAmount(0.5)).toThrow(RangeError);
    expect(() => formatAmount(Number.NaN)).toThrow(RangeError);
  });
});

describe("JSON numbers", () => {
  it.each([
    [1234.5, 123450],
    [0.07, 7],
    [4.35, 435],
    [1.15, 115],
    [0, 0],
    [-0, 0],
  ])("takes %d as %i Rappen", (francs, rappen) => {
    expect(rappenFromNumber(francs)).toBe(rappen);
  });

  it.each([-5, -0.01, 1.005, 1.115, 2.675, 0.1 + 0.2, 1e-7, 1e21, 1e15, Number.NaN, Infinity, -Infinity])(
    "refuses %d",
    (francs) => {
      expect(rappenFromNumber(francs)).toBeNull();
    },
  );

  it("go there and back without loss", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 * MAX_TOTAL }), (rappen) => {
        expect(rappenFromNumber(rappenToNumber(rappen))).toBe(rappen);
      }),
    );
  });
});

it.each([
  [-12.5, -12_50],
  [-0.01, -1],
  [0, 0],
  [-0, 0],
  [0.05, 5],
])("takes the signed JSON number %d as %i Rappen", (francs, rappen) => {
  expect(signedRappenFromNumber(francs)).toBe(rappen);
});

it.each([-1.005, 1.005, Number.NaN, -Infinity])("takes the signed JSON number %d for no amount", (francs) => {
  expect(signedRappenFromNumber(francs)).toBeNull();
});

describe("currencies", () => {
  it("are CHF and EUR, in capitals", () => {
    expect(["CHF", "EUR", "USD", "chf", ""].filter(isCurrency)).toEqual(["CHF", "EUR"]);
  });

  it.each([
    ["currency=EUR", "EUR"],
    ["currency=CHF", "CHF"],
    ["currency=USD", "CHF"],
    ["currency=eur", "CHF"],
    ["", "CHF"],
  ])("of an address that ends in ?%s: %s", (query, currency) => {
    expect(chosenCurrency(new URLSearchParams(query))).toBe(currency);
  });
});

describe("rounding", () => {
  it.each([
    [5n, 10n, 1n],
    [4n, 10n, 0n],
    [-5n, 10n, -1n],
    [-4n, 10n, 0n],
    [15n, 10n, 2n],
    [25n, 10n, 3n],
    [-25n, 10n, -3n],
    [5n, -10n, -1n],
    [-5n, -10n, 1n],
    [1n, 3n, 0n],
    [2n, 3n, 1n],
    [0n, 7n, 0n],
  ])("%s / %s is %s", (numerator, denominator, rounded) => {
    expect(roundHalfAwayFromZero(numerator, denominator)).toBe(rounded);
  });

  it("refuses to divide by zero", () => {
    expect(() => roundHalfAwayFromZero(1n, 0n)).toThrow(RangeError);
  });

  it("is never off by more than half", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, denominator) => {
        const error = numerator - roundHalfAwayFromZero(numerator, denominator) * denominator;
        expect(2n * (error < 0n ? -error : error) <= denominator).toBe(true);
      }),
    );
  });
});

describe("lineTotal", () => {
  it.each([
    [1_000, 1_290, 1_290],
    [3_000, 1_290, 3_870],
    [1_500, 12_500, 18_750],
    [335, 300, 101],
    [5, 100, 1],
    [4, 100, 0],
    [1, 1, 0],
    [999_999_000, MAX_UNIT_PRICE, 999_998_999_000_001],
  ])("%i thousandths at %i Rappen are %i Rappen", (quantity, unitPrice, total) => {
    expect(lineTotal(quantity, unitPrice)).toBe(total);
  });

  it("is exact for whole quantities", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999 }),
        fc.integer({ min: 0, max: MAX_UNIT_PRICE }),
        (count, price) => {
          expect(lineTotal(count * 1000, price)).toBe(count * price);
        },
      ),
    );
  });
});

it("a share is rounded to the Rappen, and nothing has shares of nothing", () => {
  expect(shareOf(1_00, 1, 3)).toBe(33);
  expect(shareOf(1_00, 2, 3)).toBe(67);
  expect(shareOf(1_00, 1, 8)).toBe(13);
  expect(shareOf(7_50, 2, 1)).toBe(15_00);
  expect(shareOf(1_00, 1, 0)).toBe(0);
});
