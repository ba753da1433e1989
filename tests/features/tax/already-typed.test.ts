import { expect, it } from "vitest";
import { alreadyTyped } from "#app/features/taxes/tax/periods/already-typed.ts";

it.each([
  ["nothing was typed beyond expenses", 60, 60, 0, 30, 0],
  ["all of it was typed already", 100, 60, 0, 30, 30],
  ["a part of it was typed already", 100, 60, 0, 50, 40],
  ["a part of what was typed is in another return", 100, 60, 25, 50, 15],
  ["a Rappen in another return", 100, 60, 1, 50, 39],
  ["all that was typed is in other returns", 100, 60, 50, 50, 0],
  ["what other returns took back does not add to what was typed", 100, 60, -25, 50, 40],
  ["less was typed than was spent, and an expense is gone", 50, 80, 0, -20, -20],
  ["less was typed than was spent, and more is gone", 50, 80, 0, -50, -30],
  ["another return has taken back a part of it", 50, 80, -10, -50, -20],
  ["what other returns added does not lower it", 50, 80, 10, -50, -30],
  ["nothing was entered", 100, 60, 0, 0, 0],
  ["expenses came to less than nothing", 0, -10, 0, 30, 0],
])("%s", (_, typed, spent, late, entered, already) => {
  expect(alreadyTyped({ typed, spent, late }, entered) + 0).toBe(already);
});
