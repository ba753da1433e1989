import type { InvoiceDocument } from "#app/features/invoices/invoice-document.ts";
import { invoicePdfPool } from "#app/features/invoices/invoice-pdf-pool.server.ts";

/** The invoice as PDF bytes, drawn in a worker thread. `createdAt` is an ISO instant; the same input gives the same bytes. Throws when the payment part breaks a rule of the QR-bill. */
export async function renderInvoicePdf(document: InvoiceDocument, createdAt: string): Promise<Buffer> {
  const bytes: Uint8Array = await invoicePdfPool().run({ document, createdAt }, { name: "render" });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
