import { expect, it } from "vitest";
import { LogPositions, MOST_LAG_MS } from "#app/platform/database/replica/log-positions.ts";

it("what a replica shows is as old as the last position of the primary that it has reached", () => {
  const positions = new LogPositions();
  positions.add(0, 100, 90);
  expect(positions.isFreshAt(0), "nobody knows yet how old 90 is").toBe(false);
  positions.add(1_000, 200, 100);
  expect([positions.reached, positions.isFreshAt(1_000)]).toEqual([100, true]);
  positions.add(MOST_LAG_MS, 300, 199);
  expect(positions.isFreshAt(MOST_LAG_MS)).toBe(true);
  expect(positions.isFreshAt(MOST_LAG_MS + 1)).toBe(false);
  positions.add(MOST_LAG_MS + 2, 300, 300);
  expect(positions.isFreshAt(MOST_LAG_MS + 2)).toBe(true);
});
