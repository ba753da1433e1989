import { PDFDocument } from "pdf-lib";

/** All pages of the PDFs in one, in their order. Reads no clock: the same input gives the same bytes. */
export async function joinPages(pdfs: Uint8Array[]): Promise<Uint8Array> {
  const joined = await PDFDocument.create({ updateMetadata: false });
  for (const pdf of pdfs) {
    const source = await PDFDocument.load(pdf, { updateMetadata: false });
    for (const page of await joined.copyPages(source, source.getPageIndices())) joined.addPage(page);
  }
  return joined.save();
}
