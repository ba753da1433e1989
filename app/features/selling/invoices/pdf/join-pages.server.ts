import { createHash } from "node:crypto";
import {
  PDFDocument,
  PageSizes,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFObjectCopier,
  PDFPage,
  PDFPageLeaf,
  popGraphicsState,
  pushGraphicsState,
} from "pdf-lib";
import { LOCALE_TAGS, type Locale } from "#app/platform/i18n/locale.ts";
import { PDF_TOOL, xmpPacket } from "#app/platform/pdf/pdf-metadata.ts";
import { shareStreams } from "#app/platform/pdf/shared-streams.ts";
import { JoinedTags } from "./joined-tags.ts";

export interface Joining {
  pdfs: Uint8Array[];
  title: string;
  language: Locale;
  /** Printed on both sides: each begins on the front of a sheet. */
  duplex: boolean;
}

const INTENTS = PDFName.of("OutputIntents");

/** Joins PDF/A-3a files into one; beside an older one it claims nothing. The same input gives the same bytes. */
export async function joinPages({ pdfs, title, language, duplex }: Joining): Promise<Uint8Array> {
  const joined = await PDFDocument.create({ updateMetadata: false });
  const tags = new JoinedTags(joined);
  const hash = createHash("sha256");
  let intents: PDFObject | undefined;
  let isArchive = true;
  for (const pdf of pdfs) {
    hash.update(pdf);
    const source = await PDFDocument.load(pdf, { updateMetadata: false });
    if (duplex && joined.getPageCount() % 2 === 1) addEmptyPage(joined);
    const copier = PDFObjectCopier.for(source.context, joined.context);
    const pages = source.getPages().map(({ ref }) => {
      const copy = copier.copy(ref);
      const page = joined.context.lookup(copy);
      if (!(page instanceof PDFPageLeaf)) throw new TypeError("a page was expected");
      joined.addPage(PDFPage.of(page, copy, joined));
      return page;
    });
    tags.add(source, copier, pages);
    const own = source.catalog.get(INTENTS);
    if (!own) isArchive = false;
    else intents ??= copier.copy(own);
  }
  shareStreams(joined.context);
  tags.write();
  if (intents && isArchive) joined.catalog.set(INTENTS, intents);
  describe(joined, { title, language: LOCALE_TAGS[language], isArchive });
  const id = PDFHexString.of(hash.digest("hex").slice(0, 32));
  joined.context.trailerInfo.ID = joined.context.obj([id, id]);
  return joined.save();
}

function addEmptyPage(joined: PDFDocument): void {
  const page = joined.addPage(PageSizes.A4);
  page.pushOperators(pushGraphicsState(), popGraphicsState());
  page.node.delete(PDFName.of("Annots"));
}

function describe(
  joined: PDFDocument,
  { title, language, isArchive }: { title: string; language: string; isArchive: boolean },
): void {
  joined.setTitle(title, { showInWindowTitleBar: true });
  joined.setLanguage(language);
  joined.setCreator(PDF_TOOL);
  joined.setProducer(PDF_TOOL);
  const packet = xmpPacket({ title, author: "", subject: "", language, createdAt: "" }, { isArchive });
  const stream = joined.context.stream(new TextEncoder().encode(packet), {
    Type: "Metadata",
    Subtype: "XML",
  });
  joined.catalog.set(PDFName.of("Metadata"), joined.context.register(stream));
}
