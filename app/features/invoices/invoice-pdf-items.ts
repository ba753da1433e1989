import type { InvoiceDocument, InvoiceItem } from "#app/features/invoices/invoice-document.ts";
import { LEADING, LINE, PAGE, STYLE } from "#app/features/invoices/invoice-pdf-style.ts";
import type { InvoiceWords } from "#app/features/invoices/invoice-words.ts";
import type { Pen, Tag } from "#app/platform/pdf-pen.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatQuantity } from "#app/swiss/quantity.ts";
import { formatVatRate } from "#app/swiss/vat.ts";

interface Column {
  head: string;
  cells: string[];
  align: "left" | "right";
  /** mm: the left edge, or the right edge of right-aligned figures. */
  x: number;
}

/** The items, measured and ready to be drawn page by page. */
export interface ItemTable {
  columns: Column[];
  /** Wrapped descriptions, one list of lines a row. */
  descriptions: string[][];
  units: string[][];
  unitX: number;
  /** mm from hairline to hairline. */
  heights: number[];
}

/** From the head's baseline to the first row's top, mm. */
export const HEAD_HEIGHT = 2.4;

const ROW_AIR = 2.7;
const GAP = 6;
const UNIT_WIDTH = 18;

/** A description of more lines than this is set as one paragraph: a row is never higher than a page. */
const MOST_LINES = 30;

/** Measures all rows. The VAT column exists only where VAT is a matter at all (Art. 27 MWSTG: who is not registered must not mention it). */
export function itemTable(
  pen: Pen,
  document: InvoiceDocument,
  words: InvoiceWords,
  withVat: boolean,
): ItemTable {
  const { items } = document;
  const figures = (head: string, cell: (item: InvoiceItem) => string): Column => ({
    head,
    cells: items.map(cell),
    align: "right",
    x: 0,
  });
  const amount = figures(words.say("amount"), (item) => formatAmount(item.total));
  const vat = figures(words.say("vat"), (item) => `${formatVatRate(item.vatRate)} %`);
  const price = figures(words.say("unitPrice"), (item) => formatAmount(item.unitPrice));
  const quantity = figures(words.say("quantity"), (item) => formatQuantity(item.quantity));

  let right: number = PAGE.right;
  const place = (column: Column) => {
    column.x = right;
    right -= widest(pen, column) + GAP;
  };
  place(amount);
  if (withVat) place(vat);
  place(price);
  const units = items.map((item) => pen.wrap(item.unit, UNIT_WIDTH, STYLE.body));
  const unitWidth = Math.max(0, ...units.flat().map((unit) => pen.width(unit, STYLE.body)));
  const unitX = right - unitWidth;
  if (unitWidth > 0) right = unitX - 1.2;
  place(quantity);

  const descriptions = items.map((item) => describe(pen, item.description, right - PAGE.left));
  const description: Column = { head: words.say("description"), cells: [], align: "left", x: PAGE.left };
  return {
    columns: [description, quantity, price, ...(withVat ? [vat] : []), amount],
    descriptions,
    units,
    unitX,
    heights: descriptions.map(
      (lines, row) => Math.max(1, lines.length, units[row]!.length) * LEADING + ROW_AIR,
    ),
  };
}

function widest(pen: Pen, { head, cells }: Column): number {
  return Math.max(pen.width(head, STYLE.label), ...cells.map((cell) => pen.width(cell, STYLE.body)));
}

function describe(pen: Pen, text: string, width: number): string[] {
  const lines = pen.wrap(text, width, STYLE.body);
  return lines.length <= MOST_LINES ? lines : pen.wrap(text.replace(/\s+/g, " "), width, STYLE.body);
}

/** Draws the column heads with their baseline at y, and the line below; on following pages they are no new content, only repeated. */
export function drawItemHead(
  pen: Pen,
  table: Tag,
  { columns }: ItemTable,
  y: number,
  repeated: boolean,
): void {
  const put = (column: Column) => pen.text(column.head, column.x, y, { ...STYLE.label, align: column.align });
  if (repeated) {
    pen.artifact(() => columns.forEach(put));
  } else {
    const row = pen.group(table, "TR");
    for (const column of columns) pen.mark(row, "TH", () => put(column), { scope: "Column" });
  }
  pen.artifact(() => pen.rule(PAGE.left, PAGE.right, y + HEAD_HEIGHT, 0.8, LINE.strong));
}

/** Draws one row with its top at y. */
export function drawItemRow(pen: Pen, table: Tag, items: ItemTable, index: number, y: number): void {
  const baseline = y + 4.5;
  const row = pen.group(table, "TR");
  const lines = (texts: string[], x: number) =>
    texts.forEach((text, line) => pen.text(text, x, baseline + line * LEADING, STYLE.body));
  const [description, quantity, ...rest] = items.columns;
  pen.mark(row, "TD", () => lines(items.descriptions[index]!, description!.x));
  pen.mark(row, "TD", () => {
    pen.text(quantity!.cells[index]!, quantity!.x, baseline, { ...STYLE.body, align: "right" });
    lines(items.units[index]!, items.unitX);
  });
  for (const column of rest) {
    pen.mark(row, "TD", () =>
      pen.text(column.cells[index]!, column.x, baseline, { ...STYLE.body, align: "right" }),
    );
  }
  pen.artifact(() => pen.rule(PAGE.left, PAGE.right, y + items.heights[index]!, 0.4, LINE.fine));
}
