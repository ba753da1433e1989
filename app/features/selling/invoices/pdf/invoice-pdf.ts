import type { InvoiceDesign } from "#app/features/selling/design/design.ts";
import type { LogoImage } from "#app/features/selling/design/logo.ts";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";
import { drawCarry } from "./invoice-pdf-carry.ts";
import { drawHead } from "./invoice-pdf-head.ts";
import { drawItemHead, HEAD_HEIGHT } from "./invoice-pdf-items.ts";
import { type LetterPlan, planLetter } from "./invoice-pdf-plan.ts";
import type { Sheet } from "./invoice-pdf-sheet.ts";
import { PAGE_NUMBER } from "./invoice-pdf-style.ts";
import type { InvoiceMessages } from "#app/features/selling/invoices/view/invoice-messages.ts";
import { type InvoiceView, invoiceView } from "#app/features/selling/invoices/view/invoice-view.ts";
import { eInvoiceXml } from "#app/features/selling/invoices/e-invoice/e-invoice-xml.ts";
import { facturX } from "#app/features/selling/invoices/e-invoice/factur-x.ts";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { drawSlip } from "#app/features/selling/qr-bill/slip-pdf.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { collectPdf } from "#app/platform/pdf/collect-pdf.ts";
import { TaggedPdf } from "#app/platform/pdf/pdf-document.ts";
import { penInFace, type PdfFonts, pdfPen } from "#app/platform/pdf/pdf-pen.ts";
import type { QrBill } from "#app/swiss/qr-payload.ts";
import { cutText } from "#app/platform/pdf/wrap-text.ts";

/**
 * `logo` is the image that the design names. The same input gives the same bytes. Throws when the payment part breaks a
 * rule of the QR-bill. @param createdAt ISO instant
 */
export function drawInvoicePdf(
  document: InvoiceDocument,
  messages: InvoiceMessages,
  fonts: PdfFonts,
  createdAt: string,
  logo: LogoImage | null,
  withEInvoice = false,
): Promise<Buffer> {
  const { design, sender, recipient } = document;
  const view = invoiceView(document, messages);
  return drawLetterPdf(
    {
      title: view.title,
      view,
      design,
      slip: slipFor(document),
      logo,
      createdAt,
      author: sender.name,
      subject: document.subject || recipient.name,
      eInvoice: withEInvoice ? eInvoiceXml(document, messages) : null,
    },
    fonts,
  );
}

export interface LetterPdf {
  title: string;
  view: InvoiceView;
  design: InvoiceDesign;
  slip: QrBill | null;
  author: string;
  subject: string;
  createdAt: string;
  logo: LogoImage | null;
  eInvoice?: string | null;
}

export function drawLetterPdf(letter: LetterPdf, fonts: PdfFonts): Promise<Buffer> {
  const { view, design, slip, logo, eInvoice, ...about } = letter;
  const attachment = eInvoice ? facturX(eInvoice) : null;
  const doc = new TaggedPdf({ ...about, language: LOCALE_TAGS[view.language] }, attachment);
  const bytes = collectPdf(doc);
  const pen = pdfPen(doc, fonts);
  const face = fonts.face(design.typeface, JSON.stringify(view));
  const letterPen = face ? penInFace(pen, fonts, face) : pen;
  drawLetter(planLetter({ pen: letterPen, view, logo, design, slip }));
  if (slip) drawSlip(pen, slip, view.language, { symbolText: view.qrCodeName, mark: view.mark });
  pen.root.end();
  doc.end();
  return bytes;
}

function drawLetter({ sheet, tableTop, items, pieces, placed, slipPage, pages }: LetterPlan): void {
  const { pen, letter } = sheet;
  const { nextTop } = letter.page;
  drawHead(sheet);
  const table = pen.group(pen.root, "Table");
  const startsHere = placed[0]?.page === 0;
  if (startsHere) drawItemHead(sheet, table, items, tableTop, false);
  drawPageNumber(sheet, 0, pages);
  let current = 0;
  let bottom = 0;
  pieces.forEach((piece, index) => {
    const { page, y } = placed[index] ?? { page: current, y: bottom };
    if (page > current) {
      const goesOn = piece.head !== undefined && index > 0;
      if (goesOn) drawCarry(sheet, items, index, bottom);
      current = page;
      drawNextPage(sheet, current, pages);
      if (piece.head) drawItemHead(sheet, table, items, nextTop, startsHere || index > 0);
      if (goesOn) drawCarry(sheet, items, index, nextTop + HEAD_HEIGHT);
    }
    piece.draw(y, table);
    bottom = y + piece.height;
  });
  while (current < slipPage) drawNextPage(sheet, ++current, pages);
}

function drawNextPage(sheet: Sheet, index: number, pages: number): void {
  const { pen, view, letter } = sheet;
  const { page, style } = letter;
  pen.doc.addPage();
  const strong = { ...style.label, bold: true };
  const marks = [view.mark, view.copyNote].filter(Boolean).map((text) => ` · ${text}`);
  const room = page.width - PAGE_NUMBER - pen.width(marks.join(""), strong);
  const head = cutText(view.title, room, (text) => pen.width(text, style.label));
  pen.artifact(() => {
    pen.text(head, page.left, page.top, style.label);
    pen.text(marks.join(""), page.left + pen.width(head, style.label), page.top, strong);
  });
  drawPageNumber(sheet, index, pages);
}

function drawPageNumber({ pen, letter: { page, style } }: Sheet, index: number, pages: number): void {
  if (pages === 1) return;
  pen.artifact(() =>
    pen.text(`${index + 1}/${pages}`, page.right, page.top, { ...style.label, align: "right" }),
  );
}
