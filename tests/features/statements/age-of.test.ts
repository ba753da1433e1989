import { expect, it } from "vitest";
import { ageOf } from "#app/features/money/statements/ages.ts";

it.each([
  [-1, "notDue"],
  [0, "notDue"],
  [1, "to30"],
  [30, "to30"],
  [31, "to60"],
  [60, "to60"],
  [61, "to90"],
  [90, "to90"],
  [91, "older"],
])("what is %i days late is listed under %s", (days, age) => {
  expect(ageOf(days)).toBe(age);
});
