import type { Labelled } from "#app/features/selling/invoices/view/invoice-view.ts";
import { drawRecipient, drawSender } from "./invoice-pdf-sender.ts";
import type { Sheet } from "./invoice-pdf-sheet.ts";
import { pt, type TextStyle } from "#app/platform/pdf/pdf-pen.ts";
import { LINE, resized } from "./invoice-pdf-style.ts";

/** @returns the mm where the table may begin */
export function drawHead(sheet: Sheet): number {
  const { scale, air, title, factsTop } = sheet.letter;
  const senderEnd = drawSender(sheet);
  const recipientEnd = drawRecipient(sheet);
  // With a window on the left the title stands beside it, otherwise the recipient above.
  const isBelow = sheet.view.window === "left";
  const top = Math.max(senderEnd + 9 * scale, title.top, isBelow ? recipientEnd + 11 * scale : 0);
  const y = drawAmount(sheet, drawTitle(sheet, top));
  const factsStart = Math.max(y + (8.8 + 1.7 * air) * scale, recipientEnd + 8 * scale, factsTop);
  return drawOpening(sheet, drawFacts(sheet, sheet.view.facts, factsStart)) + (7.5 + 2 * air) * scale;
}

/** @returns the last baseline, mm */
function drawOpening({ pen, view, letter }: Sheet, above: number): number {
  const { page, style, leading, scale, air } = letter;
  let y = above + (view.opening ? (2 + air) * scale : 0);
  for (const paragraph of view.opening.split(/\n{2,}/).filter(Boolean)) {
    const lines = pen.wrap(paragraph, page.width, style.body);
    y += 0.6 * leading;
    const top = y + leading;
    pen.mark(pen.root, "P", () =>
      lines.forEach((line, index) => pen.text(line, page.left, top + index * leading, style.body)),
    );
    y += lines.length * leading;
  }
  return y;
}

const TITLE_LEADING = 5.2;

function drawTitle(sheet: Sheet, top: number): number {
  const { pen, view, letter } = sheet;
  const { page, title, style, scale } = letter;
  let y = top;
  const put = (type: string, text: string, style: TextStyle) => {
    const lines = pen.wrap(text, title.width, style);
    if (lines.length === 0) return;
    pen.mark(pen.root, type, () =>
      lines.forEach((line, index) => pen.text(line, page.left, y + index * TITLE_LEADING * scale, style)),
    );
    y += lines.length * TITLE_LEADING * scale;
  };
  put("H1", view.title, style.title);
  drawMark(sheet);
  put("P", view.subject, style.subject);
  put("P", view.copyNote, style.quiet);
  return y;
}

function drawAmount({ pen, view, letter }: Sheet, above: number): number {
  if (view.amount === "") return above;
  const { page, style, scale, air } = letter;
  const y = above + (3 + 1.4 * air) * scale;
  pen.mark(pen.root, "P", () => {
    pen.text(`${view.currency} `, page.left, y, style.currency);
    const x = page.left + pen.width(view.currency, style.currency) + 2 * scale;
    pen.text(view.amount, x, y, style.amount);
  });
  return y;
}

const FRAME = { x: 3, y: 2 };

function drawMark({ pen, view, letter }: Sheet): void {
  const { left, right, baseline, align } = letter.mark;
  const text = view.mark;
  if (text === "") return;
  const room = right - left - 2 * FRAME.x;
  const style = resized(letter.style.mark, Math.min(1, room / pen.width(text, letter.style.mark)));
  const width = pen.width(text, style) + 2 * FRAME.x;
  const capitals = pt(0.72 * style.size);
  const x = align === "left" ? left : right - width;
  const y = baseline - capitals - FRAME.y;
  pen.mark(pen.root, "P", () => pen.text(text, x + FRAME.x, baseline, style));
  pen.artifact(() => pen.frame({ x, y, width, height: capitals + 2 * FRAME.y }, 1, LINE.strong));
}

/** mm: fewer facts stay together at the left; facts that would come closer stand in two lines. */
const FACT_GAP = { widest: 20, narrowest: 5 };

/** @returns the last baseline, mm */
function drawFacts(sheet: Sheet, list: Labelled[], y: number): number {
  const { pen, letter } = sheet;
  const { page, style } = letter;
  const line = letter.leading + 0.2;
  const widths = list.map(({ label, value }) =>
    Math.max(pen.width(label, style.label), pen.width(value, style.body)),
  );
  const free = page.width - widths.reduce((sum, width) => sum + width, 0);
  const gap = Math.min(FACT_GAP.widest, free / Math.max(1, list.length - 1));
  if (gap < FACT_GAP.narrowest && list.length > 1) {
    const half = Math.ceil(list.length / 2);
    const end = drawFacts(sheet, list.slice(0, half), y);
    return drawFacts(sheet, list.slice(half), end + 1.4 * line);
  }
  let x = page.left;
  list.forEach(({ label, value }, index) => {
    pen.mark(pen.root, "P", () => {
      pen.text(`${label} `, x, y, style.label);
      pen.text(value, x, y + line, style.body);
    });
    x += widths[index]! + gap;
  });
  return y + line;
}
