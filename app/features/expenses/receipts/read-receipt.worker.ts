import { PDFiumLibrary, type PDFiumDocument } from "@hyzyla/pdfium";
import { decodeQR } from "qr/decode.js";
import { lowerThreadPriority } from "#app/platform/jobs/lower-thread-priority.server.ts";
import { type AttachedEInvoice, attachedEInvoice } from "./e-invoice/attached-e-invoice.ts";
import { readQrPayload } from "./read-qr-payload.ts";

lowerThreadPriority();

/** Of a long document, the payment part is on one of the last pages, or on the first. */
const MOST_PAGES = 6;

/** Pixels of the longer side: what the decoder does not find at one size, it mostly finds at another. */
const SIDES = [2_340, 1_684, 3_000];

/** Empty texts for what is not there, and for what is no PDF that opens. */
const NOTHING: ScannedPdf = { qr: "", xml: null, problem: "" };

/** The text of the first Swiss QR code that is found, and the e-invoice inside. */
export async function readPdf({ bytes, withQr }: PdfToScan): Promise<ScannedPdf> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    const qr = withQr ? await codeIn(document) : "";
    return { qr, ...attachedIn(document) };
  } catch {
    return NOTHING;
  } finally {
    library.destroy();
  }
}

interface PdfToScan {
  bytes: Uint8Array;
  withQr: boolean;
}

interface ScannedPdf extends AttachedEInvoice {
  qr: string;
}

function attachedIn(document: PDFiumDocument): AttachedEInvoice {
  try {
    return attachedEInvoice(document);
  } catch {
    return { xml: null, problem: "broken" };
  }
}

async function codeIn(document: PDFiumDocument): Promise<string> {
  try {
    for (const index of pagesOf(document.getPageCount())) {
      const text = await codeOn(document, index);
      if (text) return text;
    }
    return "";
  } catch {
    return "";
  }
}

function pagesOf(count: number): number[] {
  const last = Array.from({ length: Math.min(count, MOST_PAGES) }, (_, back) => count - 1 - back);
  return last.includes(0) ? last : [...last.slice(0, -1), 0];
}

async function codeOn(document: PDFiumDocument, index: number): Promise<string> {
  const { originalWidth, originalHeight } = document.getPage(index).getOriginalSize();
  for (const side of SIDES) {
    const scale = side / Math.max(originalWidth, originalHeight, 1);
    // A page is closed once it is drawn.
    const { width, height, data } = await document.getPage(index).render({ scale, render: "bitmap" });
    const text = decoded({ width, height, data: new Uint8Array(data) });
    if (text !== null && readQrPayload(text)) return text;
  }
  return "";
}

function decoded(picture: { width: number; height: number; data: Uint8Array }): string | null {
  try {
    return decodeQR(picture);
  } catch {
    return null;
  }
}
