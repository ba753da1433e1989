import { AppError } from "#app/platform/errors.ts";
import { Exhausted } from "#app/platform/exhaustion-price.server.ts";
import { LimitedThreads } from "#app/platform/limited-threads.server.ts";
import { drawPicture } from "./draw-picture.server.ts";
import type { ReadEInvoice, ReceiptProblem } from "./e-invoice/read-e-invoice.ts";
import type { FoundEInvoice, Pixels } from "./read-receipt.worker.ts";
import { receiptTypeOf } from "./receipt-file.ts";

/** Pixels of the longer side: a code of a scanned page has three pixels a module at the first, and fewer to search. */
const SIDES = [1_200, 2_000];

const threads = new LimitedThreads(new URL("./read-receipt.worker.ts", import.meta.url), {
  processorTime: 10_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  outsideHeapMb: 400,
});

export interface ScannedReceipt {
  /** The text of its Swiss QR code, or empty. */
  qr: string;
  eInvoice: ReadEInvoice | null;
  problem: ReceiptProblem | "";
}

interface Scanning {
  owner: string;
  withQr: boolean;
}

/** @throws AppError `server.busy`, and `file.unread` without the search for a code */
export async function scanReceipt(bytes: Uint8Array, { owner, withQr }: Scanning): Promise<ScannedReceipt> {
  const type = receiptTypeOf(bytes);
  const scanned: ScannedReceipt = { qr: "", eInvoice: null, problem: "" };
  try {
    if (type === "application/xml") Object.assign(scanned, await foundIn("readXml", bytes, owner));
    else if (type === "application/pdf") Object.assign(scanned, await foundIn("readAttached", bytes, owner));
    if (!withQr) return scanned;
    if (type === "application/pdf") scanned.qr = await codeIn("searchPdf", bytes, owner);
    else if (type !== null && type !== "application/xml") scanned.qr = await codeOnPicture(bytes, owner);
    return scanned;
  } catch (error) {
    // An e-invoice that is read already is not lost because others are served.
    const isKept = withQr && (error instanceof Exhausted || scanned.eInvoice !== null);
    if (!isKept || !(error instanceof AppError)) throw error;
    return { ...scanned, problem: scanned.problem || "unread" };
  }
}

export function closeReceiptPool(): Promise<void> {
  return threads.close();
}

async function codeOnPicture(file: Uint8Array, owner: string): Promise<string> {
  for (const side of SIDES) {
    const pixels = await drawPicture(file, side, owner);
    const text = pixels ? await codeIn("searchPicture", pixels, owner) : "";
    if (text) return text;
  }
  return "";
}

async function codeIn(
  name: "searchPdf" | "searchPicture",
  input: Uint8Array | Pixels,
  owner: string,
): Promise<string> {
  return (await threads.run(input, { name, owner, refusal: "server.busy" })) as string;
}

async function foundIn(name: "readXml" | "readAttached", bytes: Uint8Array, owner: string) {
  return (await threads.run(bytes, { name, owner, refusal: "server.busy" })) as FoundEInvoice;
}
