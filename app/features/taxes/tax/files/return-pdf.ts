import { pdfPen, type Pen, type PdfFonts, type Tag } from "#app/platform/pdf/pdf-pen.ts";
import { collectPdf } from "#app/platform/pdf/collect-pdf.ts";
import { TaggedPdf } from "#app/platform/pdf/pdf-document.ts";
import type { PdfMetadata } from "#app/platform/pdf/pdf-metadata.ts";

/** The return as it is printed: all of it is text in the reader's language. */
export interface PrintedReturn {
  metadata: PdfMetadata;
  title: string;
  facts: { label: string; value: string }[];
  heads: [string, string, string, string];
  rows: { cells: [string, string, string, string]; isSum: boolean }[];
  notes: string[];
}

const LEFT = 20;
const RIGHT = 190;
const TOP = 25;
const BOTTOM = 275;
const LINE = 5;
const TEXT = { size: 9 };
const STRONG = { size: 9, bold: true };
const COLUMNS = [LEFT, LEFT + 16, 158, RIGHT] as const;
const WORDS_WIDTH = 105;

export function drawReturn(printed: PrintedReturn, fonts: PdfFonts): Promise<Buffer> {
  const doc = new TaggedPdf(printed.metadata);
  const bytes = collectPdf(doc);
  const pen = pdfPen(doc, fonts);
  const page = new Flow(pen);
  page.line("H1", (y) => pen.text(printed.title, LEFT, y, { size: 16, bold: true }), 10);
  for (const { label, value } of printed.facts) drawFact(pen, page, `${label}: `, value);
  page.skip(4);
  drawTable(pen, page, printed);
  page.skip(4);
  for (const note of printed.notes)
    for (const part of pen.wrap(note, RIGHT - LEFT, TEXT))
      page.line("P", (y) => pen.text(`${part} `, LEFT, y, TEXT), LINE);
  pen.root.end();
  doc.end();
  return bytes;
}

/** Lines below one another, on a new page where the last is full. */
class Flow {
  readonly #pen: Pen;
  #y = TOP;

  constructor(pen: Pen) {
    this.#pen = pen;
  }

  /** @param height mm */
  next(height: number): number {
    if (this.#y + height > BOTTOM) {
      this.#pen.doc.addPage();
      this.#y = TOP;
    }
    this.#y += height;
    return this.#y;
  }

  skip(height: number): void {
    this.#y += height;
  }

  line(type: string, draw: (y: number) => void, height: number): void {
    const y = this.next(height);
    this.#pen.mark(this.#pen.root, type, () => draw(y));
  }
}

function drawFact(pen: Pen, page: Flow, label: string, value: string): void {
  const lines = pen.wrap(value, RIGHT - LEFT - 50, TEXT);
  lines.forEach((line, index) =>
    page.line(
      "P",
      (y) => {
        if (index === 0) pen.text(label, LEFT, y, TEXT);
        pen.text(`${line} `, LEFT + 50, y, TEXT);
      },
      LINE,
    ),
  );
}

function drawTable(pen: Pen, page: Flow, { heads, rows }: PrintedReturn): void {
  const table = pen.group(pen.root, "Table");
  drawRow(pen, page, { table, cells: heads, isHead: true, isSum: false });
  for (const { cells, isSum } of rows) drawRow(pen, page, { table, cells, isHead: false, isSum });
}

interface Row {
  table: Tag;
  cells: [string, string, string, string];
  isHead: boolean;
  isSum: boolean;
}

function drawRow(pen: Pen, page: Flow, { table, cells, isHead, isSum }: Row): void {
  const style = isHead || isSum ? STRONG : TEXT;
  const words = pen.wrap(cells[1], WORDS_WIDTH, style);
  const y = page.next(LINE + 1);
  const row = pen.group(table, "TR");
  cells.forEach((cell, column) => {
    const place = { x: COLUMNS[column] ?? LEFT, y };
    const lines = column === 1 ? words : [cell];
    pen.mark(
      row,
      isHead ? "TH" : "TD",
      () => drawCell(pen, lines, place, column > 1 ? { ...style, align: "right" } : style),
      isHead ? { scope: "Column" } : {},
    );
  });
  page.skip((Math.max(1, words.length) - 1) * LINE);
  pen.artifact(() => pen.rule(LEFT, RIGHT, y + (Math.max(1, words.length) - 1) * LINE + 1.7, 0.3, "#999999"));
}

function drawCell(
  pen: Pen,
  lines: string[],
  { x, y }: { x: number; y: number },
  style: Parameters<Pen["text"]>[3],
): void {
  lines.forEach((line, index) => pen.text(`${line} `, x, y + index * LINE, style));
}
