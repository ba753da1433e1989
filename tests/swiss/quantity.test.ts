import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  MAX_QUANTITY,
  formatQuantity,
  parseQuantity,
  quantityFromNumber,
  quantityToNumber,
} from "#app/swiss/quantity.ts";

describe("parseQuantity", () => {
  it.each([
    ["1", 1000],
    ["1.5", 1500],
    ["1,5", 1500],
    ["0.125", 125],
    ["1.234", 1234],
    ["1'000", 1_000_000],
    ["1’000.25", 1_000_250],
    ["1 000", 1_000_000],
    ["0", 0],
    ["999999", MAX_QUANTITY],
  ])("reads %j", (text, quantity) => {
    expect(parseQuantity(text)).toBe(quantity);
  });

  it.each(["", "x", "-1", "1.2345", "1.", "2 h", "1e3"])("refuses %j", (text) => {
    expect(parseQuantity(text)).toBeNull();
  });
});

describe("formatQuantity", () => {
  it.each([
    [1000, "1"],
    [10_000, "10"],
    [1500, "1.5"],
    [1250, "1.25"],
    [125, "0.125"],
    [0, "0"],
    [1_000_000, "1'000"],
    [1_000_500, "1'000.5"],
    [MAX_QUANTITY, "999'999"],
  ])("writes %i thousandths as %s", (quantity, text) => {
    expect(formatQuantity(quantity)).toBe(text);
  });
});

it("keeps every quantity through text and JSON", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: MAX_QUANTITY }), (quantity) => {
      expect(parseQuantity(formatQuantity(quantity))).toBe(quantity);
      expect(quantityFromNumber(quantityToNumber(quantity))).toBe(quantity);
    }),
  );
});

it.each([-1, 0.0001, 1e-7, 1e21, Number.NaN, Infinity])("refuses the JSON number %d", (value) => {
  expect(quantityFromNumber(value)).toBeNull();
});
