import PDFDocument from "pdfkit";
import type { InvoiceDocument } from "#app/features/invoices/invoice-document.ts";
import { type Block, flowBlocks } from "#app/features/invoices/invoice-pdf-flow.ts";
import { drawHead } from "#app/features/invoices/invoice-pdf-head.ts";
import {
  drawItemHead,
  drawItemRow,
  HEAD_HEIGHT,
  itemTable,
} from "#app/features/invoices/invoice-pdf-items.ts";
import { LEADING, PAGE, STYLE } from "#app/features/invoices/invoice-pdf-style.ts";
import { drawTotals, totalRows, totalsHeight } from "#app/features/invoices/invoice-pdf-totals.ts";
import type { InvoiceWords } from "#app/features/invoices/invoice-words.ts";
import { slipFor } from "#app/features/invoices/invoice-slip.ts";
import { drawSlip } from "#app/features/qr-bill/slip-pdf.ts";
import { LOCALE_TAGS } from "#app/platform/locale.ts";
import { type PdfFonts, pdfPen, type Pen, type TextStyle } from "#app/platform/pdf-pen.ts";
import { daysBetween } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";

/**
 * Draws an invoice: a letter on A4 with the payment part whole at the bottom of its last page, tagged, in `document.language`.
 * `createdAt` is an ISO instant; the same input gives the same bytes. Throws when the payment part breaks a rule of the QR-bill.
 */
export async function drawInvoicePdf(
  document: InvoiceDocument,
  words: InvoiceWords,
  fonts: PdfFonts,
  createdAt: string,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: "A4",
    margin: 0,
    font: "",
    tagged: true,
    pdfVersion: "1.7",
    lang: LOCALE_TAGS[document.language],
    displayTitle: true,
    info: {
      Title: words.say("title", { number: document.number }),
      Author: document.sender.name,
      Subject: document.subject || document.recipient.name,
      Creator: "Rappen",
      CreationDate: new Date(createdAt),
    },
  });
  const bytes = collect(doc);
  const pen = pdfPen(doc, fonts);
  drawLetter(pen, document, words);
  pen.root.end();
  doc.end();
  return bytes;
}

function collect(doc: NodeJS.ReadableStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
}

/** Space above the notes and above the terms, mm. */
const NOTES_AIR = 6;
const TERMS_AIR = 2;

function drawLetter(pen: Pen, document: InvoiceDocument, words: InvoiceWords): void {
  const slip = slipFor(document);
  // Who is not registered and asks for no VAT must not speak of it (Art. 27 MWSTG); VAT asked for is shown in any case.
  const withVat = document.sender.vatNumber !== "" || document.items.some((item) => item.vatRate > 0);
  const tableTop = drawHead(pen, document, words);
  const items = itemTable(pen, document, words, withVat);
  const totals = totalRows(document, words, withVat);
  const notes = pen.wrap(document.notes, PAGE.width, STYLE.body);
  const pieces: Piece[] = [
    ...items.heights.map((height, index, { length }) => ({
      height,
      head: HEAD_HEIGHT,
      keepWithNext: index === length - 1,
      draw: (y: number) => drawItemRow(pen, table, items, index, y),
    })),
    { height: totalsHeight(totals), draw: (y) => drawTotals(pen, totals, document, words, y) },
    ...paragraph(pen, notes, STYLE.body, NOTES_AIR),
    ...paragraph(pen, [termLine(document, words)], STYLE.quiet, notes.length > 0 ? TERMS_AIR : NOTES_AIR),
  ];
  const { placed, end } = flowBlocks(pieces, tableTop + HEAD_HEIGHT, PAGE.nextTop, PAGE.bottom);
  const slipOnNewPage = slip !== null && end.y > PAGE.slipBottom;
  const pages = end.page + (slipOnNewPage ? 2 : 1);

  const table = pen.group(pen.root, "Table");
  drawItemHead(pen, table, items, tableTop, false);
  drawPageNumber(pen, 0, pages);
  let page = 0;
  pieces.forEach((piece, index) => {
    const place = placed[index]!;
    if (place.page > page) {
      page = place.page;
      drawNextPage(pen, document, words, page, pages);
      if (piece.head) drawItemHead(pen, table, items, PAGE.nextTop, true);
    }
    piece.draw(place.y);
  });
  if (!slip) return;
  if (slipOnNewPage) drawNextPage(pen, document, words, page + 1, pages);
  const amount = formatAmount(document.total);
  drawSlip(pen, slip, document.language, words.say("qrCode", { amount, name: slip.creditor.name }));
}

interface Piece extends Block {
  /** Draws the piece with its top at y, mm. */
  draw(y: number): void;
}

/** Lines of running text, each a piece of its own, so that long notes may go on on the next page. */
function paragraph(pen: Pen, lines: string[], style: TextStyle, air: number): Piece[] {
  return lines.map((line, index) => {
    const space = index === 0 ? air : 0;
    const draw = (y: number) =>
      pen.mark(pen.root, "P", () => pen.text(line, PAGE.left, y + space + 3.2, style));
    return { height: space + LEADING, draw };
  });
}

function termLine(document: InvoiceDocument, words: InvoiceWords): string {
  const days = daysBetween(document.issueDate, document.dueDate);
  return days > 0 ? words.count("term", days) : words.say("termNow");
}

function drawNextPage(
  pen: Pen,
  document: InvoiceDocument,
  words: InvoiceWords,
  page: number,
  pages: number,
): void {
  pen.doc.addPage();
  pen.artifact(() =>
    pen.text(words.say("title", { number: document.number }), PAGE.left, PAGE.top, STYLE.label),
  );
  drawPageNumber(pen, page, pages);
}

function drawPageNumber(pen: Pen, page: number, pages: number): void {
  if (pages === 1) return;
  pen.artifact(() =>
    pen.text(`${page + 1}/${pages}`, PAGE.right, PAGE.top, { ...STYLE.label, align: "right" }),
  );
}
