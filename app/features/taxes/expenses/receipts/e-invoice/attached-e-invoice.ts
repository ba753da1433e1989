import type { PDFiumDocument } from "@hyzyla/pdfium";
import { MAX_E_INVOICE_BYTES } from "./e-invoice-limits.ts";

/** The names in lower case; ZUGFeRD 1 had the second one with capitals. */
const NAMES = ["factur-x.xml", "zugferd-invoice.xml", "xrechnung.xml"];

const MOST_FILES = 50;

const POINTER = 4;

export interface AttachedEInvoice {
  /** Null without one, and where a problem keeps it away. */
  xml: Uint8Array | null;
  problem: "" | "broken" | "too_large";
}

/** PDFium's own calls, of which the package passes on only those for drawing. */
export function attachedEInvoice(document: PDFiumDocument): AttachedEInvoice {
  const [module, handle] = [document["module"], document["documentIdx"]];
  const { malloc, free } = module.wasmExports;
  const call = (name: string, ...values: number[]): number => {
    const found: unknown = Reflect.get(module, name);
    if (typeof found !== "function") throw new TypeError(`PDFium has no ${name}`);
    return Number(Reflect.apply(found, undefined, values));
  };
  const filled = (size: number, fill: (at: number) => void): Uint8Array => {
    const at = malloc(size);
    fill(at);
    const bytes = module.HEAPU8.slice(at, at + size);
    free(at);
    return bytes;
  };
  const nameOf = (file: number): string => {
    const size = call("_FPDFAttachment_GetName", file, 0, 0);
    const bytes = filled(size, (at) => call("_FPDFAttachment_GetName", file, at, size));
    return new TextDecoder("utf-16le").decode(bytes).replaceAll("\0", "").toLowerCase();
  };
  const read = (file: number, at: number, size: number): number => {
    const written = filled(POINTER, (length) => call("_FPDFAttachment_GetFile", file, at, size, length));
    return new DataView(written.buffer).getUint32(0, true);
  };
  const count = Math.min(call("_FPDFDoc_GetAttachmentCount", handle), MOST_FILES);
  const files = Array.from({ length: count }, (_, index) => call("_FPDFDoc_GetAttachment", handle, index));
  const byName = new Map(files.filter((file) => file !== 0).map((file) => [nameOf(file), file] as const));
  const file = NAMES.map((name) => byName.get(name)).find((file) => file !== undefined);
  if (file === undefined) return { xml: null, problem: "" };
  const size = read(file, 0, 0);
  if (size > MAX_E_INVOICE_BYTES) return { xml: null, problem: "too_large" };
  if (size === 0) return { xml: null, problem: "broken" };
  return { xml: filled(size, (at) => read(file, at, size)), problem: "" };
}
