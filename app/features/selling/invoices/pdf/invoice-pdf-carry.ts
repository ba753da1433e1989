import type { ItemTable } from "./invoice-pdf-items.ts";
import type { Sheet } from "./invoice-pdf-sheet.ts";
import { LINE } from "./invoice-pdf-style.ts";

export function carryHeight({ sizes }: ItemTable): number {
  return sizes.leading + sizes.air;
}

/** Draws the carry at the end of a page and again on the next one, as a repetition that is no content of its own. */
export function drawCarry(
  { pen, view, letter: { page } }: Sheet,
  items: ItemTable,
  rows: number,
  y: number,
): void {
  if (view.carryLabel === "") return;
  const { label, leading, air } = items.sizes;
  const baseline = y + air / 2 + 0.75 * leading;
  pen.artifact(() => {
    pen.text(view.carryLabel, page.left, baseline, label);
    pen.text(view.items[rows - 1]?.carried ?? "", page.right, baseline, { ...label, align: "right" });
    pen.rule(page.left, page.right, y + carryHeight(items), 0.4, LINE.fine);
  });
}
