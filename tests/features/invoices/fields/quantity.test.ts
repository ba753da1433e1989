import { expect, it } from "vitest";
import { quantity } from "#app/features/selling/invoices/fields/item-rules.ts";

it.each([
  ["0.001", 1],
  [0.001, 1],
  ["999999", 999_999_000],
  [999_999, 999_999_000],
])("a quantity of %j is %i thousandths", (typed, thousandths) => {
  expect(quantity.parse(typed)).toBe(thousandths);
});

it.each([
  ["0", "field.quantity"],
  [0, "field.quantity"],
  ["", "field.required"],
  [-1, "field.quantity"],
  ["999999.001", "field.quantity_too_large"],
  [1_000_000, "field.quantity_too_large"],
])("a quantity of %j is refused as %s", (typed, code) => {
  const { error } = quantity.safeParse(typed);
  expect(JSON.stringify(error?.issues)).toContain(`"${code}"`);
});
