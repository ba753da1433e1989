import { LeanPdf } from "./lean-pdf.ts";
import { PDF_TOOL, type PdfMetadata, xmpClaims, xmpDescription, type XmpSchema } from "./pdf-metadata.ts";

/** Another form of the same document (ISO 19005-3, 6.8), and what the XMP packet says of it. */
export interface PdfAttachment {
  name: string;
  type: string;
  text: string;
  description: string;
  schema: XmpSchema;
}

/** PDF/A-3a and PDF/UA-1. The same input gives the same bytes. */
export class TaggedPdf extends LeanPdf {
  readonly #metadata: PdfMetadata;
  readonly #attachment: PdfAttachment | null;

  constructor(metadata: PdfMetadata, attachment: PdfAttachment | null = null) {
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
    this.#attachment = attachment;
    if (attachment) this.#attach(attachment);
    this.on("pageAdded", () => gatherContent(this.page));
    gatherContent(this.page);
  }

  /** pdfkit calls this for the content of the XMP packet; its own version escapes nothing. */
  _addInfo(): void {
    const more = this.#attachment ? [this.#attachment.schema] : [];
    this.appendXML(xmpDescription(this.#metadata) + xmpClaims(more));
  }

  #attach({ name, type, text, description }: PdfAttachment): void {
    const at = new Date(this.#metadata.createdAt);
    const dates = { creationDate: at, modifiedDate: at };
    const options = { name, type, description, relationship: "Alternative", ...dates };
    this.file(Buffer.from(text), options);
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
