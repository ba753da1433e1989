import type { Labelled } from "#app/features/invoices/view/invoice-view.ts";
import type { Sheet } from "./invoice-pdf-sheet.ts";
import { LINE } from "./invoice-pdf-style.ts";
import type { TextStyle } from "#app/platform/pdf/pdf-pen.ts";

export interface TotalsBlock {
  rows: Labelled[];
  left: number;
  height: number;
  /** From the first baseline to the last, mm. */
  room: number;
}

/** mm: totals begin under the figures, not under the descriptions. */
const WIDTH = 76;
const GAP = 6;

/** mm at the usual size. */
const ROW = { height: 5, baseline: 3.6 };
const TOTAL_ROW = { height: 6.6, baseline: 4.9 };

const AIR = { height: 1.3, baseline: 0.65 };

function rowSizes({ scale, air }: Sheet["letter"]) {
  const sized = ({ height, baseline }: typeof ROW) => ({
    height: (height + AIR.height * air) * scale,
    baseline: (baseline + AIR.baseline * air) * scale,
  });
  return { row: sized(ROW), total: sized(TOTAL_ROW) };
}

export function totalsBlock({ pen, view, letter }: Sheet): TotalsBlock {
  const { page, style } = letter;
  const size = rowSizes(letter);
  const rows = [...view.totals, view.total];
  const widths = rows.map(({ label, value }, index) => {
    const own = index === rows.length - 1 ? style.total : style.body;
    return pen.width(label, own) + GAP + pen.width(value, own);
  });
  return {
    rows,
    left: Math.max(page.left, page.right - Math.max(WIDTH, ...widths)),
    height: (rows.length - 1) * size.row.height + size.total.height,
    room: (rows.length - 1) * size.row.height,
  };
}

/** mm from the block's top. */
export function firstBaseline({ rows }: TotalsBlock, letter: Sheet["letter"]): number {
  const { row, total } = rowSizes(letter);
  return (rows.length > 1 ? row : total).baseline;
}

export function drawTotals({ pen, letter }: Sheet, { rows, left }: TotalsBlock, y: number): void {
  const { page, style } = letter;
  const { row: usual, total } = rowSizes(letter);
  const table = pen.group(pen.root, "Table");
  const put = ({ label, value }: Labelled, baseline: number, style: TextStyle) => {
    const row = pen.group(table, "TR");
    pen.mark(row, "TH", () => pen.text(label, left, baseline, style), { scope: "Row" });
    pen.mark(row, "TD", () => pen.text(value, page.right, baseline, { ...style, align: "right" }));
  };
  rows.forEach((row, index) => {
    const top = y + index * usual.height;
    if (index === rows.length - 1) return put(row, top + total.baseline, style.total);
    put(row, top + usual.baseline, style.body);
    pen.artifact(() => pen.rule(left, page.right, top + usual.height, 0.4, LINE.fine));
  });
}
