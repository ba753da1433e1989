import { expect, test } from "vitest";
import { flowBlocks } from "#app/features/selling/invoices/pdf/invoice-pdf-flow.ts";

test("blocks fill a page and go on under the repeated head", () => {
  const row = { height: 10, head: 3 };
  const { placed, end } = flowBlocks([row, row, row], { firstTop: 80, nextTop: 20, bottom: 100 });
  expect(placed).toEqual([
    { page: 0, y: 80 },
    { page: 0, y: 90 },
    { page: 1, y: 23 },
  ]);
  expect(end).toEqual({ page: 1, y: 33 });
});

test("a block kept with the next one moves with it", () => {
  const { placed } = flowBlocks(
    [{ height: 5 }, { height: 10, keepWithNext: true, head: 2 }, { height: 10 }],
    { firstTop: 80, nextTop: 20, bottom: 100 },
  );
  expect(placed.map(({ page }) => page)).toEqual([0, 1, 1]);
  expect(placed[1]!.y).toBe(22);
});

test("a block higher than a page does not push empty pages in front of it", () => {
  const { placed } = flowBlocks([{ height: 500 }, { height: 10 }], {
    firstTop: 80,
    nextTop: 20,
    bottom: 100,
  });
  expect(placed.map(({ page }) => page)).toEqual([0, 1]);
});
