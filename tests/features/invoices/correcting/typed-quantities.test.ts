import { expect, it } from "vitest";
import { typedQuantities } from "#app/features/selling/invoices/correcting/typed-quantities.ts";

it.each([
  ["1", 1000],
  ["0.5", 500],
  ["0", 0],
  ["", 0],
  [" ", 0],
  ["3", 2000],
  ["viel", 2000],
])("of two that are left, %j typed are %i thousandths", (quantity, thousandths) => {
  expect(typedQuantities({ items: [{ quantity }] }, [2000])).toEqual([thousandths]);
});

it("nothing is credited of rows that are not in the form", () => {
  expect(typedQuantities({}, [2000, 1000])).toEqual([0, 0]);
  expect(typedQuantities({ items: [{ quantity: "1" }] }, [2000, 1000])).toEqual([1000, 0]);
});
