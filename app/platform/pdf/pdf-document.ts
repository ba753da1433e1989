import PDFDocument from "pdfkit";
import { PDF_TOOL, type PdfMetadata, xmpClaims, xmpDescription } from "./pdf-metadata.ts";

/** PDF/A-3a and PDF/UA-1. The same input gives the same bytes. */
export class TaggedPdf extends PDFDocument {
  readonly #metadata: PdfMetadata;

  constructor(metadata: PdfMetadata) {
    super({
      size: "A4",
      margin: 0,
      font: "",
      tagged: true,
      subset: "PDF/A-3a",
      pdfVersion: "1.7",
      lang: metadata.language,
      displayTitle: true,
      info: {
        Title: metadata.title,
        ...(metadata.author ? { Author: metadata.author } : {}),
        ...(metadata.subject ? { Subject: metadata.subject } : {}),
        Creator: PDF_TOOL,
        Producer: PDF_TOOL,
        CreationDate: new Date(metadata.createdAt),
      },
    });
    this.#metadata = metadata;
    this.on("pageAdded", () => gatherContent(this.page));
    gatherContent(this.page);
  }

  /** pdfkit calls this for the content of the XMP packet; its own version escapes nothing. */
  _addInfo(): void {
    this.appendXML(xmpDescription(this.#metadata) + xmpClaims());
  }
}

interface Page {
  content: { write(chunk: string | Uint8Array): void; end(chunk?: string): void };
}

/** pdfkit would make a byte array of each of some 3,000 operators, and join them at the end. */
function gatherContent(page: unknown): void {
  const { content } = page as Page;
  const write = content.write.bind(content);
  const end = content.end.bind(content);
  let operators = "";
  content.write = (chunk) => {
    operators += typeof chunk === "string" ? `${chunk}\n` : Buffer.from(chunk).toString("latin1");
  };
  content.end = () => {
    if (operators) write(Buffer.from(operators, "latin1"));
    end();
  };
}
