import { expect, it } from "vitest";
import { newId } from "#app/platform/ids.server.ts";

it("a later id is greater, however many there are in a millisecond", () => {
  const ids = Array.from({ length: 20_000 }, () => newId());
  expect(ids).toEqual(ids.toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});
