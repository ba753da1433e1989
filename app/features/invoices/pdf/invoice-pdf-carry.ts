import type { ItemTable } from "./invoice-pdf-items.ts";
import type { Sheet } from "./invoice-pdf-sheet.ts";
import { LINE } from "./invoice-pdf-style.ts";

/** mm. */
export function carryHeight({ sizes }: ItemTable): number {
  return sizes.leading + sizes.air;
}

/**
 * Draws the sum of the first `rows` items with its top at y, at the end of a page and again on the next one. A
 * repetition, so it is no content of its own.
 */
export function drawCarry(
  { pen, view, letter: { page } }: Sheet,
  items: ItemTable,
  rows: number,
  y: number,
): void {
  const { label, leading, air } = items.sizes;
  const baseline = y + air / 2 + 0.75 * leading;
  pen.artifact(() => {
    pen.text(view.carryLabel, page.left, baseline, label);
    pen.text(view.items[rows - 1]?.carried ?? "", page.right, baseline, { ...label, align: "right" });
    pen.rule(page.left, page.right, y + carryHeight(items), 0.4, LINE.fine);
  });
}
