import type { SharpOptions } from "sharp";
import { z } from "zod";
import { FairTurns } from "#app/platform/fair-turns.server.ts";
import { Exhausted, LimitedThreads } from "#app/platform/limited-threads.server.ts";
import { pictureLibrary } from "#app/platform/files/picture-library.server.ts";
import { UnreadableXml } from "#app/platform/xml/unreadable-xml.ts";
import { xmlText } from "#app/platform/xml/xml-text.server.ts";
import { MAX_E_INVOICE_BYTES } from "./e-invoice/e-invoice-limits.ts";
import { type EInvoiceProblem, readEInvoice } from "./e-invoice/read-e-invoice.ts";
import { readQrPayload } from "./read-qr-payload.ts";
import { receiptTypeOf } from "./receipt-file.ts";

/** A small file may hold a huge picture. */
const MAX_PIXELS = 50_000_000;

const OPTIONS: SharpOptions = { limitInputPixels: MAX_PIXELS, pages: 1 };

/** Pixels of the longer side: a code of a scanned page has three pixels a module at the first, and fewer to search. */
const SIDES = [1_200, 2_000];

/** Seconds. */
const TIME_LIMIT = 10;

/** Decoding takes 50 MB for a moment. */
const turns = new FairTurns({ atOnce: 1, patience: 30_000 });

/** For PDFs, which strangers wrote: a thread with limited time and memory draws them. */
const threads = new LimitedThreads(new URL("./read-pdf.worker.ts", import.meta.url), {
  atOnce: 1,
  timeLimit: TIME_LIMIT * 1_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
});

export interface ScannedReceipt {
  /** The text of its Swiss QR code, or empty. */
  qr: string;
  /** The XML of its e-invoice, or empty: a `problem` says why it is not read. */
  eInvoice: string;
  problem: EInvoiceProblem | "";
}

/** @throws AppError `server.busy` */
export async function scanReceipt(
  bytes: Uint8Array,
  { owner, withQr }: { owner: string; withQr: boolean },
): Promise<ScannedReceipt> {
  const type = receiptTypeOf(bytes);
  if (type === "application/xml") return { qr: "", ...keptXml(bytes) };
  if (type === "application/pdf") return scanPdf({ bytes, withQr }, owner);
  return { qr: type && withQr ? await codeOnPicture(bytes, owner) : "", ...NO_E_INVOICE };
}

const NO_E_INVOICE = { eInvoice: "", problem: "" } as const;

function codeOnPicture(file: Uint8Array, owner: string): Promise<string> {
  return turns.run({ owner, refusal: "server.busy" }, async () => {
    for (const side of SIDES) {
      const text = await decodedAt(file, side);
      if (text !== null && readQrPayload(text)) return text;
    }
    return "";
  });
}

/** Waits for running tasks; a later task starts new threads. */
export function closeReceiptPool(): Promise<void> {
  return threads.close();
}

const scannedPdf = z.object({
  qr: z.string(),
  xml: z.instanceof(Uint8Array).nullable(),
  problem: z.enum(["", "broken", "too_large"]),
});

async function scanPdf(
  input: { bytes: Uint8Array; withQr: boolean },
  owner: string,
): Promise<ScannedReceipt> {
  try {
    const scanned = await threads.run(input, { name: "readPdf", owner, refusal: "server.busy" });
    const { qr, xml, problem } = scannedPdf.parse(scanned);
    return xml ? { qr, ...keptXml(xml) } : { qr, eInvoice: "", problem };
  } catch (error) {
    if (error instanceof Exhausted) return { qr: "", ...NO_E_INVOICE };
    throw error;
  }
}

function keptXml(bytes: Uint8Array): Pick<ScannedReceipt, "eInvoice" | "problem"> {
  if (bytes.byteLength > MAX_E_INVOICE_BYTES) return { eInvoice: "", problem: "too_large" };
  try {
    const eInvoice = [...xmlText(Buffer.from(bytes))].join("");
    const read = readEInvoice(eInvoice);
    return typeof read === "string" ? { eInvoice: "", problem: read } : { eInvoice, problem: "" };
  } catch (error) {
    if (error instanceof UnreadableXml) return { eInvoice: "", problem: error.problem };
    throw error;
  }
}

/** Null for a damaged picture, or one without a code. */
async function decodedAt(file: Uint8Array, side: number): Promise<string | null> {
  const sharp = await pictureLibrary();
  const { decodeQR } = await import("qr/decode.js");
  try {
    const { data, info } = await sharp(file, OPTIONS)
      .timeout({ seconds: TIME_LIMIT })
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
  } catch {
    return null;
  }
}
