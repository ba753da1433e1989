import { expect, it } from "vitest";
import { isId } from "#app/platform/database/ids.ts";
import { newId } from "#app/platform/database/new-id.server.ts";

it("gives ids of one shape that sort in the order they were given, however many a millisecond", () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids.every((id) => isId(id) && /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab]/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
});
