import { PDFiumLibrary, type PDFiumDocument } from "@hyzyla/pdfium";
import { decodeQR } from "qr/decode.js";
import { lowerThreadPriority } from "#app/platform/jobs/lower-thread-priority.server.ts";
import { readQrPayload } from "./read-qr-payload.ts";

lowerThreadPriority();

/** Of a long document, the payment part is on one of the last pages, or on the first. */
const MOST_PAGES = 6;

/** Pixels of the longer side: what the decoder does not find at one size, it mostly finds at another. */
const SIDES = [2_340, 1_684, 3_000];

/** The text of the first Swiss QR code that is found; empty without one, and for what is no PDF that opens. */
export async function readPdfQr(bytes: Uint8Array): Promise<string> {
  const library = await PDFiumLibrary.init();
  try {
    const document = await library.loadDocument(bytes);
    for (const index of pagesOf(document.getPageCount())) {
      const text = await codeOn(document, index);
      if (text) return text;
    }
    return "";
  } catch {
    return "";
  } finally {
    library.destroy();
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
