import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFRawStream,
  PDFString,
} from "pdf-lib";

interface AttachedFile {
  name: string;
  bytes: Uint8Array;
}

const [MAX_DEPTH, MAX_FILES] = [6, 20];

/** The files inside, of which a stranger's PDF has a few at most; throws for what is no PDF that opens. */
export async function pdfAttachments(pdf: Uint8Array): Promise<AttachedFile[]> {
  const { catalog } = await PDFDocument.load(pdf, { updateMetadata: false });
  const tree = catalog.lookupMaybe(PDFName.of("Names"), PDFDict);
  const files = tree?.lookupMaybe(PDFName.of("EmbeddedFiles"), PDFDict);
  return files ? filesIn(files, MAX_DEPTH).slice(0, MAX_FILES).flatMap(fileOf) : [];
}

/** A tree of names (ISO 32000-1, 7.9.6). */
function filesIn(node: PDFDict, depth: number): PDFDict[] {
  const kids = node.lookupMaybe(PDFName.of("Kids"), PDFArray)?.asArray() ?? [];
  const below = depth === 0 ? [] : kids.slice(0, MAX_FILES).map((kid) => node.context.lookup(kid, PDFDict));
  const names = node.lookupMaybe(PDFName.of("Names"), PDFArray)?.asArray() ?? [];
  const own = names.filter((_, at) => at % 2 === 1).map((file) => node.context.lookup(file, PDFDict));
  return [...own, ...below.flatMap((kid) => filesIn(kid, depth - 1))];
}

function fileOf(file: PDFDict): AttachedFile[] {
  const stream = file.lookupMaybe(PDFName.of("EF"), PDFDict)?.lookup(PDFName.of("F"));
  const name = file.lookup(PDFName.of("UF")) ?? file.lookup(PDFName.of("F"));
  const isNamed = name instanceof PDFString || name instanceof PDFHexString;
  if (!isNamed || !(stream instanceof PDFRawStream)) return [];
  return [{ name: name.decodeText(), bytes: decodePDFRawStream(stream).decode() }];
}
