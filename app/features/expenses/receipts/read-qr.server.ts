import type { SharpOptions } from "sharp";
import { FairTurns } from "#app/platform/fair-turns.server.ts";
import { Exhausted, LimitedThreads } from "#app/platform/limited-threads.server.ts";
import { pictureLibrary } from "#app/platform/files/picture-library.server.ts";
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
const threads = new LimitedThreads(new URL("./read-pdf-qr.worker.ts", import.meta.url), {
  atOnce: 1,
  timeLimit: TIME_LIMIT * 1_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
});

/** The text of the Swiss QR code in a picture or PDF; empty without one. @throws AppError `server.busy` */
export async function readQr(file: Uint8Array, owner: string): Promise<string> {
  const type = receiptTypeOf(file);
  if (type === null) return "";
  if (type === "application/pdf") return readPdf(file, owner);
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

async function readPdf(file: Uint8Array, owner: string): Promise<string> {
  try {
    return String(await threads.run(file, { name: "readPdfQr", owner, refusal: "server.busy" }));
  } catch (error) {
    if (error instanceof Exhausted) return "";
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
