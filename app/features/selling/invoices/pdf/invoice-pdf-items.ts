import type { ItemView } from "#app/features/selling/invoices/view/invoice-view.ts";
import type { Sheet } from "./invoice-pdf-sheet.ts";
import { onOneLine } from "#app/platform/pdf/wrap-text.ts";
import { LINE, resized } from "./invoice-pdf-style.ts";
import type { Pen, Tag, TextStyle } from "#app/platform/pdf/pdf-pen.ts";

interface Column {
  head: string;
  cells: string[];
  align: "left" | "right";
  /** Left edge, or right edge of right-aligned figures, mm. */
  x: number;
}

interface Sizes {
  label: TextStyle;
  body: TextStyle;
  note: TextStyle;
  /** mm. */
  leading: number;
  unitWidth: number;
  /** The space of a row beside its lines, mm. */
  air: number;
}

export interface ItemTable {
  columns: Column[];
  withQuantities: boolean;
  /** One list of lines a row; widths and positions in mm. */
  descriptions: string[][];
  notes: string[][];
  units: string[][];
  unitX: number;
  descriptionWidth: number;
  /** mm from hairline to hairline. */
  heights: number[];
  sizes: Sizes;
}

/** The height from the head's baseline to the first row's top, mm. */
export const HEAD_HEIGHT = 2.2;

/** mm: the least, and what the usual look adds. */
const ROW_AIR = { least: 1.2, more: 1.5 };
/** For the sums carried forward above and below a row that fills a page, mm. */
const CARRIED = 14;

const NOTE = 0.86;

const GAP = 6;
const UNIT_WIDTH = 18;

/** More become one paragraph: a row is never higher than a page. */
const MOST_LINES = 30;

/** mm; the table is set smaller if need be. */
const NARROWEST = 40;
const SMALLER = [0.92, 0.84, 0.76, 0.7];

/** The table in the largest size in which descriptions have room and no row is higher than a page. */
export function itemTable(sheet: Sheet): ItemTable {
  const { page } = sheet.letter;
  const room = page.bottom - page.nextTop - HEAD_HEIGHT - CARRIED;
  let table = tableAt(sheet, 1);
  for (const shrink of SMALLER) {
    if (table.descriptionWidth >= NARROWEST && Math.max(...table.heights) <= room) break;
    table = tableAt(sheet, shrink);
  }
  return table;
}

function tableAt({ pen, view, letter }: Sheet, shrink: number): ItemTable {
  const { items, heads, withVat } = view;
  const sizes = sizesOf(letter, shrink);
  const figures = (name: "quantity" | "price" | "vat" | "amount"): Column => ({
    head: heads[name],
    cells: items.map((item: ItemView) => item[name]),
    align: "right",
    x: 0,
  });
  const amount = figures("amount");
  const vat = figures("vat");
  const price = figures("price");
  const quantity = figures("quantity");

  let right = letter.page.right;
  const place = (column: Column) => {
    column.x = right;
    right -= widest(pen, column, sizes) + GAP;
  };
  // A delivery note has no amounts.
  const withAmounts = heads.amount !== "";
  if (withAmounts) place(amount);
  if (withVat) place(vat);
  // A letter about an invoice has no quantities: its prices are what each row changes.
  const withQuantities = heads.quantity !== "";
  const withPrices = heads.price !== "";
  if (withPrices) place(price);
  const units = items.map((item) => pen.wrap(item.unit, sizes.unitWidth, sizes.body));
  const unitWidth = Math.max(0, ...units.flat().map((unit) => pen.width(unit.trimEnd(), sizes.body)));
  const unitX = right - unitWidth;
  if (unitWidth > 0) right = unitX - 1.2;
  if (withQuantities) place(quantity);

  const { left } = letter.page;
  const descriptionWidth = right - left;
  const descriptions = items.map(({ description, details, note }) => {
    const lines = describe(pen, description, descriptionWidth, sizes.body);
    return details || note ? withSpace(lines) : lines;
  });
  const notes = items.map(({ details, note }) => {
    const lines = details ? describe(pen, details, descriptionWidth, sizes.note) : [];
    return note ? [...withSpace(lines), ...pen.wrap(note, descriptionWidth, sizes.note)] : lines;
  });
  const description: Column = { head: heads.description, cells: [], align: "left", x: left };
  return {
    columns: [
      description,
      ...(withQuantities ? [quantity] : []),
      ...(withPrices ? [price] : []),
      ...(withVat ? [vat] : []),
      ...(withAmounts ? [amount] : []),
    ],
    withQuantities,
    descriptions,
    notes,
    units,
    unitX,
    descriptionWidth,
    heights: descriptions.map((lines, row) => {
      const text = Math.max(1, lines.length) + notes[row]!.length * NOTE;
      return Math.max(text, units[row]!.length) * sizes.leading + sizes.air;
    }),
    sizes,
  };
}

function sizesOf({ style, leading, scale, air }: Sheet["letter"], shrink: number): Sizes {
  return {
    label: resized(style.label, shrink),
    body: resized(style.body, shrink),
    note: { ...resized(style.body, shrink * NOTE), color: style.quiet.color, italic: true },
    leading: leading * shrink,
    unitWidth: UNIT_WIDTH * scale * shrink,
    air: ROW_AIR.least + ROW_AIR.more * air,
  };
}

function widest(pen: Pen, { head, cells }: Column, { label, body }: Sizes): number {
  return Math.max(pen.width(head, label), ...cells.map((cell) => pen.width(cell, body)));
}

function describe(pen: Pen, text: string, width: number, style: TextStyle): string[] {
  const lines = pen.wrap(text, width, style);
  return lines.length <= MOST_LINES ? lines : pen.wrap(onOneLine(text), width, style);
}

/** So that copied text keeps the last word apart from what follows. */
function withSpace(lines: string[]): string[] {
  return lines.map((line, index) => (index < lines.length - 1 ? line : `${line} `));
}

/** Draws the head with its baseline at y, mm; repetitions on following pages are no new content. */
export function drawItemHead(
  { pen, letter: { page } }: Sheet,
  table: Tag,
  { columns, sizes }: ItemTable,
  y: number,
  repeated: boolean,
): void {
  const put = (column: Column) => pen.text(column.head, column.x, y, { ...sizes.label, align: column.align });
  if (repeated) {
    pen.artifact(() => columns.forEach(put));
  } else {
    const row = pen.group(table, "TR");
    for (const column of columns) pen.mark(row, "TH", () => put(column), { scope: "Column" });
  }
  pen.artifact(() => pen.rule(page.left, page.right, y + HEAD_HEIGHT, 0.8, LINE.strong));
}

export function drawItemRow(
  { pen, letter: { page } }: Sheet,
  table: Tag,
  items: ItemTable,
  index: number,
  y: number,
): void {
  const { body, note, leading, air } = items.sizes;
  const baseline = y + air / 2 + 0.75 * leading;
  const row = pen.group(table, "TR");
  const lines = (texts: string[], x: number) =>
    texts.forEach((text, line) => pen.text(text, x, baseline + line * leading, body));
  const units = items.units[index] ?? [];
  const [description, ...figures] = items.columns;
  const quantity = items.withQuantities ? figures[0] : undefined;
  const rest = items.withQuantities ? figures.slice(1) : figures;
  const described = items.descriptions[index]!;
  pen.mark(row, "TD", () => {
    lines(described, description!.x);
    const below = baseline + Math.max(1, described.length) * leading - (1 - NOTE) * 0.75 * leading;
    items.notes[index]!.forEach((text, line) =>
      pen.text(text, description!.x, below + line * NOTE * leading, note),
    );
  });
  if (quantity)
    pen.mark(row, "TD", () => {
      pen.text(quantity.cells[index]! + (units.length > 0 ? " " : ""), quantity.x, baseline, {
        ...body,
        align: "right",
      });
      lines(units, items.unitX);
    });
  for (const column of rest) {
    pen.mark(row, "TD", () =>
      pen.text(column.cells[index]!, column.x, baseline, { ...body, align: "right" }),
    );
  }
  pen.artifact(() => pen.rule(page.left, page.right, y + items.heights[index]!, 0.4, LINE.fine));
}
