import { PDFDocument, PDFName, PDFObjectCopier, PDFPage, PDFPageLeaf } from "pdf-lib";
import { LOCALE_TAGS, type Locale } from "#app/platform/i18n/locale.ts";
import { PDF_TOOL, xmpPacket } from "#app/platform/pdf/pdf-metadata.ts";
import { JoinedTags } from "./joined-tags.ts";

export interface Joining {
  pdfs: Uint8Array[];
  title: string;
  language: Locale;
}

/** The same input gives the same bytes. */
export async function joinPages({ pdfs, title, language }: Joining): Promise<Uint8Array> {
  const joined = await PDFDocument.create({ updateMetadata: false });
  const tags = new JoinedTags(joined);
  for (const pdf of pdfs) {
    const source = await PDFDocument.load(pdf, { updateMetadata: false });
    const copier = PDFObjectCopier.for(source.context, joined.context);
    const pages = source.getPages().map(({ ref }) => {
      const copy = copier.copy(ref);
      const page = joined.context.lookup(copy);
      if (!(page instanceof PDFPageLeaf)) throw new TypeError("a page was expected");
      joined.addPage(PDFPage.of(page, copy, joined));
      return page;
    });
    tags.add(source, copier, pages);
  }
  tags.write();
  describe(joined, title, LOCALE_TAGS[language]);
  return joined.save();
}

function describe(joined: PDFDocument, title: string, language: string): void {
  joined.setTitle(title, { showInWindowTitleBar: true });
  joined.setLanguage(language);
  joined.setCreator(PDF_TOOL);
  joined.setProducer(PDF_TOOL);
  const packet = xmpPacket({ title, author: "", subject: "", language, createdAt: "" });
  const stream = joined.context.stream(new TextEncoder().encode(packet), {
    Type: "Metadata",
    Subtype: "XML",
  });
  joined.catalog.set(PDFName.of("Metadata"), joined.context.register(stream));
}
