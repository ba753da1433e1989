import PDFDocument from "pdfkit";
import { PDF_TOOL, type PdfMetadata, xmpDescription } from "./pdf-metadata.ts";

/** The same input gives the same bytes. */
export class TaggedPdf extends PDFDocument {
  readonly #metadata: PdfMetadata;

  constructor(metadata: PdfMetadata) {
    super({
      size: "A4",
      margin: 0,
      font: "",
      tagged: true,
      pdfVersion: "1.7",
      lang: metadata.language,
      displayTitle: true,
      info: {
        Title: metadata.title,
        Author: metadata.author,
        Subject: metadata.subject,
        Creator: PDF_TOOL,
        Producer: PDF_TOOL,
        CreationDate: new Date(metadata.createdAt),
      },
    });
    this.#metadata = metadata;
  }

  /** pdfkit calls this for the content of the XMP packet; its own version escapes nothing. */
  _addInfo(): void {
    this.appendXML(xmpDescription(this.#metadata));
  }
}
