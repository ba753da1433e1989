import { availableParallelism } from "node:os";
import type { Piscina } from "piscina";
import { openThreadPool } from "#app/platform/thread-pool.server.ts";
import type { LogoImage } from "#app/features/selling/design/logo.ts";
import type { Report } from "#app/platform/pdf/report/report.ts";
import type { LetterPdf } from "./invoice-pdf.ts";
import type { InvoiceDocument } from "#app/features/selling/invoices/document/invoice-document.ts";

/** @param createdAt ISO instant; the same input gives the same bytes. Throws when a rule of the QR-bill is broken */
export async function renderInvoicePdf(
  document: InvoiceDocument,
  createdAt: string,
  logo: LogoImage | null,
  withEInvoice = false,
): Promise<Buffer> {
  const task = { document, createdAt, logo, withEInvoice };
  const bytes: Uint8Array = await invoicePdfPool().run(task, { name: "render" });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export async function renderLetterPdf(letter: LetterPdf): Promise<Buffer> {
  const bytes: Uint8Array = await invoicePdfPool().run(letter, { name: "letter" });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

export async function renderReport(report: Report): Promise<Buffer> {
  const bytes: Uint8Array = await invoicePdfPool().run(report, { name: "report" });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

let pool: Piscina | undefined;

/** One core is left to the event loop, so that pages stay fast while PDFs are made. */
export function invoicePdfPool(): Piscina {
  return (pool ??= openThreadPool(new URL("./invoice-pdf.worker.ts", import.meta.url), {
    maxThreads: Math.max(1, availableParallelism() - 1),
    // Drawing leaves much garbage: a small nursery costs no time and saves some 100 MB.
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 },
  }));
}

export function waitingPdfs(): number {
  return pool?.queueSize ?? 0;
}

export async function closeInvoicePdfPool(): Promise<void> {
  const closing = pool;
  pool = undefined;
  await closing?.close();
}
