import { PDFiumLibrary, type PDFiumDocument } from "@hyzyla/pdfium";
import { decodeQR } from "qr/decode.js";
import { Exhausted } from "#app/platform/exhaustion-price.server.ts";
import { lowerThreadPriority } from "#app/platform/jobs/lower-thread-priority.server.ts";
import { UnreadableXml } from "#app/platform/xml/unreadable-xml.ts";
import { xmlText } from "#app/platform/xml/xml-text.server.ts";
import { type AttachedEInvoice, attachedEInvoice } from "./e-invoice/attached-e-invoice.ts";
import { MAX_E_INVOICE_BYTES } from "./e-invoice/e-invoice-limits.ts";
import { type EInvoiceProblem, readEInvoice, type ReadEInvoice } from "./e-invoice/read-e-invoice.ts";
import { readQrPayload } from "./read-qr-payload.ts";

lowerThreadPriority();

/** The most pages read of a long document: the payment part is on one of the last, or on the first. */
const MOST_PAGES = 6;

/** Pixels of the longer side: what the decoder does not find at one size, it mostly finds at another. */
const SIDES = [2_340, 1_684, 3_000];

export interface FoundEInvoice {
  eInvoice: ReadEInvoice | null;
  problem: EInvoiceProblem | "";
}

export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

export function readXml(bytes: Uint8Array): FoundEInvoice {
  const none = (problem: EInvoiceProblem) => ({ eInvoice: null, problem });
  if (bytes.byteLength > MAX_E_INVOICE_BYTES) return none("too_large");
  try {
    const read = readEInvoice([...xmlText(Buffer.from(bytes))].join(""));
    return typeof read === "string" ? none(read) : { eInvoice: read, problem: "" };
  } catch (error) {
    if (error instanceof UnreadableXml) return none(error.problem);
    throw error;
  }
}

/** The e-invoice inside; nothing for what is no PDF that opens. */
export async function readAttached(pdf: Uint8Array): Promise<FoundEInvoice> {
  const { xml, problem } = await withPdf<AttachedEInvoice>(
    pdf,
    { opens: attachedEInvoice, closed: { xml: null, problem: "" } },
    { xml: null, problem: "broken" },
  );
  return xml ? readXml(xml) : { eInvoice: null, problem };
}

/** The text of the first Swiss QR code that is found, or empty. */
export function searchPdf(pdf: Uint8Array): Promise<string> {
  return withPdf(pdf, { opens: codeIn, closed: "" }, "");
}

export function searchPicture(picture: Pixels): string {
  const text = decoded(picture);
  return text !== null && readQrPayload(text) ? text : "";
}

/** @throws Exhausted where PDFium, whose memory is its own, has no more of it */
async function withPdf<T>(
  pdf: Uint8Array,
  { opens, closed }: { opens: (document: PDFiumDocument) => Promise<T> | T; closed: T },
  broken: T,
): Promise<T> {
  const library = await PDFiumLibrary.init();
  let isOpen = false;
  try {
    const document = await library.loadDocument(pdf);
    isOpen = true;
    return await opens(document);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw new Exhausted();
    return isOpen ? broken : closed;
  } finally {
    library.destroy();
  }
}

async function codeIn(document: PDFiumDocument): Promise<string> {
  for (const index of pagesOf(document.getPageCount())) {
    const text = await codeOn(document, index);
    if (text) return text;
  }
  return "";
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
    const text = searchPicture({ width, height, data: new Uint8Array(data) });
    if (text) return text;
  }
  return "";
}

function decoded(picture: Pixels): string | null {
  try {
    return decodeQR(picture);
  } catch {
    return null;
  }
}
