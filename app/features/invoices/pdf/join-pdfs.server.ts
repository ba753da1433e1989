import { invoicePdfPool } from "./invoice-pdf.server.ts";

/** All pages of the PDFs in one document, in their order, joined in a worker thread. Throws when one of them cannot be read. */
export function joinPdfs(pdfs: Uint8Array[]): Promise<Uint8Array> {
  return invoicePdfPool().run(pdfs, { name: "join" });
}
