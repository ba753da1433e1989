import { expect, it } from "vitest";
import { choiceOfDay, FULL, someOfDay } from "./support/choice-of-day.ts";

const OPTIONS = ["a", "b", "c", "d", "e"];

it("the choice is the same all day, and differs by name", () => {
  expect(choiceOfDay(OPTIONS, "x")).toBe(choiceOfDay(OPTIONS, "x"));
  const names = Array.from({ length: 50 }, (_, index) => `name ${index}`);
  expect(new Set(names.map((name) => choiceOfDay(OPTIONS, name)))).toEqual(new Set(OPTIONS));
});

it.skipIf(FULL)("some are different ones, and all when there are no more", () => {
  for (const name of ["x", "y", "a longer name"]) expect(new Set(someOfDay(OPTIONS, 3, name)).size).toBe(3);
  expect(someOfDay(OPTIONS, 5, "x")).toEqual(OPTIONS);
  expect(someOfDay(OPTIONS, 9, "x")).toEqual(OPTIONS);
});
