import { expect, it } from "vitest";
import { jsonList } from "#app/features/front/exports/json-list.ts";

it.each([
  { pages: [], rows: [] },
  { pages: [[]], rows: [] },
  { pages: [[], [1, 2], [], [3]], rows: [1, 2, 3] },
])("a list in JSON can be read whatever its pages hold: $pages", async ({ pages, rows }) => {
  let text = "";
  for await (const piece of jsonList(read(pages), (row) => row)) text += piece;
  expect(JSON.parse(text)).toEqual(rows);
});

async function* read(pages: number[][]): AsyncGenerator<number[]> {
  yield* await Promise.resolve(pages);
}
