import { expect, it } from "vitest";
import { secondsLeftOf } from "#app/features/people/progress/seconds-left.ts";

it("the time left follows from the pace so far, and is not said at the beginning", () => {
  expect(secondsLeftOf({ done: 250, total: 1_000, passed: 5_000 })).toBe(15);
  expect(secondsLeftOf({ done: 1_000, total: 1_000, passed: 5_000 })).toBe(0);
  expect(secondsLeftOf({ done: 0, total: 1_000, passed: 5_000 })).toBeNull();
  expect(secondsLeftOf({ done: 10, total: 1_000, passed: 999 })).toBeNull();
  expect(secondsLeftOf({ done: 10, total: 1_000, passed: 1_000 })).toBe(99);
  expect(secondsLeftOf({ done: 1, total: 1_001, passed: 10_000 })).toBe(10_000);
});
