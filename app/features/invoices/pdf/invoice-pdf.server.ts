import { availableParallelism } from "node:os";
import { Piscina } from "piscina";
import type { LogoImage } from "#app/features/design/logo.ts";
import type { InvoiceDocument } from "#app/features/invoices/document/invoice-document.ts";

/** The invoice as PDF bytes, drawn in a worker thread, with the logo that its design names. `createdAt` is an ISO instant; the same input gives the same bytes. Throws when the payment part breaks a rule of the QR-bill. */
export async function renderInvoicePdf(
  document: InvoiceDocument,
  createdAt: string,
  logo: LogoImage | null,
): Promise<Buffer> {
  const bytes: Uint8Array = await invoicePdfPool().run({ document, createdAt, logo }, { name: "render" });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

let pool: Piscina | undefined;

/** The worker threads that draw and join PDFs, started at first use: one core is left to the event loop, so that people browse while PDFs are made. */
export function invoicePdfPool(): Piscina {
  return (pool ??= new Piscina({
    filename: new URL("./invoice-pdf.worker.ts", import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, availableParallelism() - 1),
    idleTimeout: 60_000,
    // Drawing leaves much behind that is soon unused: a small nursery costs no time and saves some 100 MB.
    resourceLimits: { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 },
  }));
}

/** Ends the threads after their current tasks; a later task starts new ones. */
export async function closeInvoicePdfPool(): Promise<void> {
  const closing = pool;
  pool = undefined;
  await closing?.close();
}
