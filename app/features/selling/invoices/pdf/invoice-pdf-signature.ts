import type { Sheet } from "./invoice-pdf-sheet.ts";
import { LINE } from "./invoice-pdf-style.ts";

/** mm: room to write, the line and what it is for. */
export const SIGNATURE_HEIGHT = 30;

const WIDTH = 80;

/** @param bottom mm, of its room */
export function drawSignature({ pen, view, letter }: Sheet, bottom: number): void {
  const { page, style, leading } = letter;
  const y = bottom - 2 * leading;
  pen.artifact(() => pen.rule(page.left, page.left + WIDTH, y, 0.8, LINE.strong));
  pen.mark(pen.root, "P", () => pen.text(view.signature ?? "", page.left, y + leading, style.label));
}
