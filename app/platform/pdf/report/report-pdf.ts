import { collectPdf } from "#app/platform/pdf/collect-pdf.ts";
import { TaggedPdf } from "#app/platform/pdf/pdf-document.ts";
import {
  dryPen,
  pdfPen,
  type Pen,
  type PdfFonts,
  type Tag,
  type TextStyle,
} from "#app/platform/pdf/pdf-pen.ts";
import type { Report, ReportRow, ReportTable } from "./report.ts";
import { LEFT, ReportFlow, RIGHT } from "./report-flow.ts";

const TEXT = { size: 9 };
const STRONG = { size: 9, bold: true };
const SMALL = { size: 8, color: "#57534e" };
const INK = "#171613";
const HAIRLINE = "#d6d3d1";

/** mm from one baseline to the next, and from the top of a line to its baseline */
const LINE = 4.4;
const RISE = 3.3;

/** mm between two columns */
const GAP = 3;
const FACTS = 45;
const FOOT = 285;

/** PDF/A-3a and PDF/UA-1. The same report gives the same bytes. */
export function drawReport(report: Report, fonts: PdfFonts): Promise<Buffer> {
  const doc = new TaggedPdf(report.metadata);
  const bytes = collectPdf(doc);
  const pen = pdfPen(doc, fonts);
  const counted = new ReportFlow(pen, true, () => {});
  drawAll(dryPen(pen), counted, report);
  const flow = new ReportFlow(pen, false, (page) => drawFoot(pen, report, page, counted.pages));
  drawAll(pen, flow, report);
  pen.root.end();
  doc.end();
  return bytes;
}

function drawAll(pen: Pen, flow: ReportFlow, report: Report): void {
  drawSender(pen, flow, report.sender);
  const y = flow.take(14) + 8;
  pen.mark(pen.root, "H1", () => pen.text(report.title, LEFT, y, { size: 18, bold: true }));
  for (const fact of report.facts) drawFact(pen, flow, fact);
  for (const table of report.tables) drawTable(pen, flow, table);
  if (report.notes.length > 0) flow.skip(5);
  for (const note of report.notes) drawParagraph(pen, flow, note);
}

function drawSender(pen: Pen, flow: ReportFlow, lines: string[]): void {
  const shown = lines.filter(Boolean);
  const y = flow.take(shown.length * LINE + 6) + RISE;
  pen.mark(pen.root, "P", () =>
    shown.forEach((line, index) =>
      pen.text(`${line} `, LEFT, y + index * LINE, index === 0 ? STRONG : { ...TEXT, color: SMALL.color }),
    ),
  );
}

function drawFact(pen: Pen, flow: ReportFlow, { label, value }: Report["facts"][number]): void {
  const lines = pen.wrap(value, RIGHT - LEFT - FACTS, TEXT);
  const y = flow.take(lines.length * LINE + 0.6) + RISE;
  pen.mark(pen.root, "P", () => {
    pen.text(`${label}: `, LEFT, y, { ...TEXT, color: SMALL.color });
    lines.forEach((line, index) => pen.text(`${line} `, LEFT + FACTS, y + index * LINE, TEXT));
  });
}

function drawParagraph(pen: Pen, flow: ReportFlow, text: string): void {
  const lines = pen.wrap(text, RIGHT - LEFT, TEXT);
  const y = flow.take(lines.length * LINE + 1.2) + RISE;
  pen.mark(pen.root, "P", () =>
    lines.forEach((line, index) => pen.text(`${line} `, LEFT, y + index * LINE, TEXT)),
  );
}

/** The head comes again on each page, there as an artifact: the columns are named once. */
function drawTable(pen: Pen, flow: ReportFlow, table: ReportTable): void {
  flow.skip(6);
  const tag = pen.group(pen.root, "Table");
  drawHead(pen, flow, table, pen.group(tag, "TR"));
  flow.head = () => drawHead(pen, flow, table, null);
  for (const row of table.rows) drawRow(pen, flow, { table, row, tag });
  flow.head = null;
}

function drawHead(pen: Pen, flow: ReportFlow, { columns }: ReportTable, row: Tag | null): void {
  const cells = columns.map(({ head, width }) => pen.wrap(head, width - GAP, SMALL));
  const lines = Math.max(1, ...cells.map((cell) => cell.length));
  const y = flow.take(lines * LINE + 2.4);
  const draw = (index: number) => {
    const cell = cells[index] ?? [];
    drawCell(pen, cell, placeOf(columns, index), y + RISE + (lines - cell.length) * LINE, SMALL);
  };
  columns.forEach((_column, index) => {
    if (row) pen.mark(row, "TH", () => draw(index), { scope: "Column" });
    else pen.artifact(() => draw(index));
  });
  pen.artifact(() => pen.rule(LEFT, RIGHT, y + lines * LINE + 1.2, 0.75, INK));
}

interface RowToDraw {
  table: ReportTable;
  row: ReportRow;
  tag: Tag;
}

function drawRow(pen: Pen, flow: ReportFlow, { table: { columns }, row, tag }: RowToDraw): void {
  const isGroup = row.kind === "group";
  const style = row.kind ? STRONG : TEXT;
  const cells = columns.map(({ width }, index) =>
    pen.wrap(row.cells[index] ?? "", isGroup ? RIGHT - LEFT : width - GAP, style),
  );
  const lines = Math.max(1, ...cells.map((cell) => cell.length));
  const above = isGroup ? 3 : 0;
  const height = lines * LINE + 2;
  // A heading stays with the row that it heads.
  const y = flow.take(above + height + (isGroup ? LINE + 2 : 0)) + above;
  if (isGroup) flow.skip(-LINE - 2);
  const line = pen.group(tag, "TR");
  cells.forEach((cell, index) => {
    const place = placeOf(columns, index);
    const draw = () => drawCell(pen, cell, isGroup ? { x: LEFT } : place, y + RISE + 0.7, style);
    const heads = isGroup && index === 0;
    pen.mark(line, heads ? "TH" : "TD", draw, heads ? { scope: "Row" } : {});
  });
  const isHeavy = row.kind !== undefined;
  pen.artifact(() => pen.rule(LEFT, RIGHT, y + height, isHeavy ? 0.5 : 0.25, isHeavy ? INK : HAIRLINE));
}

interface CellPlace {
  x: number;
  align?: "right";
}

function placeOf(columns: ReportTable["columns"], index: number): CellPlace {
  const before = columns.slice(0, index).reduce((sum, { width }) => sum + width, LEFT);
  const column = columns[index];
  if (!column?.isAmount) return { x: before };
  const isLast = index === columns.length - 1;
  return { x: before + column.width - (isLast ? 0 : GAP), align: "right" };
}

function drawCell(
  pen: Pen,
  lines: string[],
  { x, align }: CellPlace,
  baseline: number,
  style: TextStyle,
): void {
  const aligned = align ? { ...style, align } : style;
  lines.forEach((line, index) => pen.text(`${line} `, x, baseline + index * LINE, aligned));
}

function drawFoot(pen: Pen, { title, pageOf }: Report, page: number, pages: number): void {
  const text = pageOf.replace("{page}", String(page)).replace("{pages}", String(pages));
  pen.artifact(() => {
    pen.text(title, LEFT, FOOT, SMALL);
    pen.text(text, RIGHT, FOOT, { ...SMALL, align: "right" });
  });
}
