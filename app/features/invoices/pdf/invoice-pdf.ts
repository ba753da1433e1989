import type { LogoImage } from "#app/features/design/logo.ts";
import type { InvoiceDocument } from "#app/features/invoices/invoice-document.ts";
import { type Block, flowBlocks } from "./invoice-pdf-flow.ts";
import { drawHead } from "./invoice-pdf-head.ts";
import { drawItemHead, drawItemRow, HEAD_HEIGHT, itemTable } from "./invoice-pdf-items.ts";
import type { Sheet } from "./invoice-pdf-sheet.ts";
import { letterOf, PAGE_NUMBER } from "./invoice-pdf-style.ts";
import { drawTotals, totalsBlock } from "./invoice-pdf-totals.ts";
import { mentionsVat } from "#app/features/invoices/invoice.ts";
import type { InvoiceWords } from "#app/features/invoices/invoice-words.ts";
import { slipFor } from "#app/features/invoices/invoice-slip.ts";
import { drawSlip } from "#app/features/qr-bill/slip-pdf.ts";
import { LOCALE_TAGS } from "#app/platform/locale.ts";
import { TaggedPdf } from "#app/platform/pdf-document.ts";
import { type PdfFonts, pdfPen, type TextStyle } from "#app/platform/pdf-pen.ts";
import { cutText } from "#app/platform/wrap-text.ts";
import { daysBetween } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";

/**
 * Draws an invoice: a letter on A4 with the payment part whole at the bottom of its last page, tagged, in `document.language`
 * and by `document.design`; `logo` is the image that it names. `createdAt` is an ISO instant; the same input gives the same bytes. Throws when the payment part breaks a rule of the QR-bill.
 */
export async function drawInvoicePdf(
  document: InvoiceDocument,
  words: InvoiceWords,
  fonts: PdfFonts,
  createdAt: string,
  logo: LogoImage | null,
): Promise<Buffer> {
  const doc = new TaggedPdf({
    title: words.say("title", { number: document.number }),
    author: document.sender.name,
    subject: document.subject || document.recipient.name,
    language: LOCALE_TAGS[document.language],
    createdAt,
  });
  const bytes = collect(doc);
  const pen = pdfPen(doc, fonts);
  drawLetter({ pen, document, words, letter: letterOf(document.design), logo });
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

function drawLetter(sheet: Sheet): void {
  const { pen, document, words, letter } = sheet;
  const { page, style } = letter;
  const slip = slipFor(document);
  const withVat = mentionsVat(document);
  const tableTop = drawHead(sheet);
  const items = itemTable(sheet, withVat);
  const totals = totalsBlock(sheet, withVat);
  const notes = pen.wrap(document.notes, page.width, style.body);
  const pieces: Piece[] = [
    ...items.heights.map((height, index, { length }) => ({
      height,
      head: HEAD_HEIGHT,
      keepWithNext: index === length - 1,
      draw: (y: number) => drawItemRow(sheet, table, items, index, y),
    })),
    { height: totals.height, draw: (y) => drawTotals(sheet, totals, y) },
    ...paragraph(sheet, notes, style.body, NOTES_AIR),
    ...paragraph(sheet, [termLine(sheet)], style.quiet, notes.length > 0 ? TERMS_AIR : NOTES_AIR),
  ];
  const { placed, end } = flowBlocks(pieces, tableTop + HEAD_HEIGHT, page.nextTop, page.bottom);
  const slipOnNewPage = slip !== null && end.y > page.slipBottom;
  const pages = end.page + (slipOnNewPage ? 2 : 1);

  const table = pen.group(pen.root, "Table");
  const startsHere = placed[0]!.page === 0;
  if (startsHere) drawItemHead(sheet, table, items, tableTop, false);
  drawPageNumber(sheet, 0, pages);
  let current = 0;
  pieces.forEach((piece, index) => {
    const place = placed[index]!;
    if (place.page > current) {
      current = place.page;
      drawNextPage(sheet, current, pages);
      if (piece.head) drawItemHead(sheet, table, items, page.nextTop, startsHere || index > 0);
    }
    piece.draw(place.y);
  });
  if (!slip) return;
  if (slipOnNewPage) drawNextPage(sheet, current + 1, pages);
  const amount = formatAmount(document.total);
  drawSlip(pen, slip, document.language, words.say("qrCode", { amount, name: slip.creditor.name }));
}

interface Piece extends Block {
  /** Draws the piece with its top at y, mm. */
  draw(y: number): void;
}

/** Lines of running text, each a piece of its own, so that long notes may go on on the next page. */
function paragraph({ pen, letter }: Sheet, lines: string[], style: TextStyle, air: number): Piece[] {
  const { page, leading, scale } = letter;
  return lines.map((line, index) => {
    const space = index === 0 ? air * scale : 0;
    const draw = (y: number) =>
      pen.mark(pen.root, "P", () => pen.text(line, page.left, y + space + 3.2 * scale, style));
    return { height: space + leading, draw };
  });
}

function termLine({ document, words }: Sheet): string {
  const days = daysBetween(document.issueDate, document.dueDate);
  return days > 0 ? words.count("term", days) : words.say("termNow");
}

function drawNextPage(sheet: Sheet, index: number, pages: number): void {
  const { pen, document, words, letter } = sheet;
  const { page, style } = letter;
  pen.doc.addPage();
  const title = words.say("title", { number: document.number });
  const head = cutText(title, page.width - PAGE_NUMBER, (text) => pen.width(text, style.label));
  pen.artifact(() => pen.text(head, page.left, page.top, style.label));
  drawPageNumber(sheet, index, pages);
}

function drawPageNumber({ pen, letter: { page, style } }: Sheet, index: number, pages: number): void {
  if (pages === 1) return;
  pen.artifact(() =>
    pen.text(`${index + 1}/${pages}`, page.right, page.top, { ...style.label, align: "right" }),
  );
}
