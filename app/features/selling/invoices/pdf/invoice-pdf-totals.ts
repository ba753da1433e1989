import type { AccountRow } from "#app/features/selling/invoices/view/account-view.ts";
import type { Sheet } from "./invoice-pdf-sheet.ts";
import { LINE } from "./invoice-pdf-style.ts";
import type { TextStyle } from "#app/platform/pdf/pdf-pen.ts";

interface TotalsRow extends AccountRow {
  isSum: boolean;
}

export interface TotalsBlock {
  rows: TotalsRow[];
  left: number;
  /** Right edge of what the rows change, mm. */
  changes: number;
  height: number;
  /** The room from the first baseline to the last, mm. */
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
  const total = view.total.label === "" ? [] : [view.total];
  const sums = [...view.totals, ...total].map((row) => ({ ...row, change: "" }));
  const all = [...sums, ...view.balance];
  const rows = all.map((row, index) => ({
    ...row,
    isSum: index === sums.length - 1 || index === all.length - 1,
  }));
  const widest = (texts: string[]) => Math.max(0, ...texts.map((text) => pen.width(text, style.body)));
  const values = widest(view.balance.map(({ value }) => value));
  const changes = widest(view.balance.map(({ change }) => change));
  const widths = rows.map(({ label, change, value, isSum }) => {
    const own = isSum ? style.total : style.body;
    const figures = change ? changes + GAP + values : pen.width(value, own);
    return pen.width(label, own) + GAP + figures;
  });
  const heightOf = (some: TotalsRow[]) =>
    some.reduce((sum, { isSum }) => sum + (isSum ? size.total : size.row).height, 0);
  return {
    rows,
    left: Math.max(page.left, page.right - Math.max(WIDTH, ...widths)),
    changes: page.right - values - GAP,
    height: heightOf(rows),
    room: heightOf(rows.slice(0, -1)),
  };
}

/** mm from the block's top. */
export function firstBaseline({ rows }: TotalsBlock, letter: Sheet["letter"]): number {
  const { row, total } = rowSizes(letter);
  return (rows[0]?.isSum ? total : row).baseline;
}

export function drawTotals({ pen, letter }: Sheet, { rows, left, changes }: TotalsBlock, y: number): void {
  const { page, style } = letter;
  if (rows.length === 0) return;
  const { row: usual, total } = rowSizes(letter);
  const table = pen.group(pen.root, "Table");
  const put = ({ label, change, value }: AccountRow, baseline: number, style: TextStyle) => {
    const row = pen.group(table, "TR");
    pen.mark(row, "TH", () => pen.text(label, left, baseline, style), { scope: "Row" });
    if (change) pen.mark(row, "TD", () => pen.text(change, changes, baseline, { ...style, align: "right" }));
    pen.mark(row, "TD", () => pen.text(value, page.right, baseline, { ...style, align: "right" }));
  };
  let top = y;
  rows.forEach((row, index) => {
    const { height, baseline } = row.isSum ? total : usual;
    put(row, top + baseline, row.isSum ? style.total : style.body);
    top += height;
    if (index < rows.length - 1) pen.artifact(() => pen.rule(left, page.right, top, 0.4, LINE.fine));
  });
}
