import * as mupdf from "mupdf";
import { readXmp } from "../read/read-xmp.ts";
import { elementsOf, structureFaults } from "./pdf-structure.ts";

/**
 * What keeps a PDF from being PDF/A-3a (ISO 19005-3) and PDF/UA-1 (ISO 14289-1), with the clause: our own reading of
 * what concerns files without annotations, forms and scripts, with one file inside at most. It is not veraPDF.
 */
export function brokenClaims(bytes: Uint8Array): string[] {
  const pdf = mupdf.Document.openDocument(bytes, "application/pdf").asPDF()!;
  const trailer = pdf.getTrailer();
  const root = trailer.get("Root");
  const faults: string[] = [];
  const rule = (clause: string, isKept: boolean) => void (isKept || faults.push(clause));
  const head = Buffer.from(bytes.subarray(0, 20)).toString("latin1");
  rule("A 6.1.2 header", /^%PDF-1\.[0-7]\r?\n%[\x80-\xff]{4}/.test(head));
  rule("A 6.1.3 file identifier", trailer.get("ID").length === 2 && trailer.get("Encrypt").isNull());
  metadataRules(bytes, trailer, rule);
  const intents = root.get("OutputIntents");
  const profile = intents.isArray() ? intents.get(0, "DestOutputProfile") : null;
  rule("A 6.2.3 output intent", profile !== null && intents.get(0, "S").toString() === "/GTS_PDFA1");
  if (profile)
    rule("A 6.2.3 profile of a display, in RGB", /^.{12}mntrRGB XYZ .{12}acsp/s.test(latin1(profile)));
  rule(
    "A 6.5 no action",
    ["OpenAction", "AA"].every((name) => root.get(name).isNull()),
  );
  rule("A 6.7.2 marked", root.get("MarkInfo", "Marked").toString() === "true");
  rule("UA 7.1 title is shown", root.get("ViewerPreferences", "DisplayDocTitle").toString() === "true");
  rule("UA 7.2 language", /^\((de|fr|it|en)-[A-Z]{2}\)$/.test(root.get("Lang").toString()));
  attachmentRules(root, rule, readXmp(bytes));
  const elements = elementsOf(root.get("StructTreeRoot"));
  faults.push(...structureFaults(elements));
  for (let index = 0; index < pdf.countPages(); index++) {
    const page = pdf.findPage(index);
    rule("UA 7.18 no annotations", page.get("Annots").isNull());
    contentRules(page, rule);
    resourceRules(page.getInheritable("Resources"), rule);
  }
  return [...new Set(faults)];
}

type Rule = (clause: string, isKept: boolean) => void;

function latin1(stream: mupdf.PDFObject): string {
  return Buffer.from(stream.readStream().asUint8Array()).toString("latin1");
}

function metadataRules(bytes: Uint8Array, trailer: mupdf.PDFObject, rule: Rule): void {
  const metadata = trailer.get("Root", "Metadata");
  rule("A 6.6.2.1 plain metadata", metadata.isStream() && metadata.get("Filter").isNull());
  const xmp = readXmp(bytes);
  const one = (name: string) => xmp.get(name)?.[0] ?? null;
  const info = (name: string) => {
    const value = trailer.get("Info", name);
    return value.isNull() ? null : value.asString();
  };
  const pairs = {
    Title: "dc:title",
    Author: "dc:creator",
    Subject: "dc:description",
    Creator: "xmp:CreatorTool",
  };
  for (const [entry, property] of Object.entries({ ...pairs, Producer: "pdf:Producer" }))
    rule(`A 6.6.3 ${entry} twice the same`, info(entry) === one(property));
  const written = info("CreationDate")?.replace(/^D:(....)(..)(..)(..)(..)(..)Z$/, "$1-$2-$3T$4:$5:$6Z");
  rule("A 6.6.3 CreationDate twice the same", (written ?? null) === one("xmp:CreateDate"));
  rule("A 6.6.4 identification", one("pdfaid:part") === "3" && one("pdfaid:conformance") === "A");
  rule("UA 5 identification", one("pdfuaid:part") === "1");
  const described = xmp.get("pdfaSchema:prefix") ?? [];
  rule("A 6.6.2.3 described schema", described.includes("pdfuaid"));
  rule("A 6.6.2.3 described schema of Factur-X", described.includes("fx") === xmp.has("fx:DocumentFileName"));
}

/** ISO 19005-3, 6.8, and what Factur-X adds: one file, in another form, which the XMP packet names. */
function attachmentRules(root: mupdf.PDFObject, rule: Rule, xmp: Map<string, string[]>): void {
  const names = root.get("Names", "EmbeddedFiles", "Names");
  const files = root.get("AF");
  const named = xmp.get("fx:DocumentFileName")?.[0] ?? null;
  rule("Factur-X file and XMP", names.isArray() === (named !== null));
  if (!names.isArray()) return rule("A 6.8 no AF without a file", files.isNull());
  for (let at = 1; at < names.length; at += 2) {
    const file = names.get(at);
    const stream = file.get("EF", "F");
    const isText = (entry: mupdf.PDFObject) => entry.isString() && entry.asString() !== "";
    rule(
      "A 6.8 file name twice",
      isText(file.get("F")) && file.get("F").asString() === file.get("UF").asString(),
    );
    rule("A 6.8 relationship", file.get("AFRelationship").toString() === "/Alternative");
    rule("A 6.8 MIME type", stream.get("Subtype").toString() === "/text#2Fxml");
    rule("A 6.8 modification date", isText(stream.get("Params", "ModDate")));
    rule("A 6.8 associated with the document", files.isArray() && isSame(files.get(0), file));
    rule("Factur-X names its file", named === "factur-x.xml" && file.get("F").asString() === named);
    rule("Factur-X profile", xmp.get("fx:ConformanceLevel")?.[0] === "EN 16931");
  }
}

function isSame(one: mupdf.PDFObject, other: mupdf.PDFObject): boolean {
  return one.isIndirect() && one.asIndirect() === other.asIndirect();
}

const TOKENS = /\((?:\\.|[^\\)])*\)|<<|>>|<[0-9a-fA-F\s]*>|\/[^\s/<>[\]()]+|[[\]]|[^\s/<>[\]()]+/g;
const PAINTS = new Set(["Tj", "TJ", "'", '"', "f", "F", "f*", "B", "B*", "b", "b*", "S", "s", "sh", "Do"]);

/** Everything that is painted is marked, and in colours of the output intent. */
function contentRules(page: mupdf.PDFObject, rule: Rule): void {
  const content = page.get("Contents");
  const parts = content.isArray()
    ? Array.from({ length: content.length }, (_, at) => content.get(at))
    : [content];
  let depth = 0;
  for (const [token] of parts.map(latin1).join("\n").matchAll(TOKENS)) {
    if (token === "BDC" || token === "BMC") depth++;
    else if (token === "EMC") depth--;
    else if (PAINTS.has(token)) rule("UA 7.1 content is tagged or an artifact", depth > 0);
    else if (token === "k" || token === "K") rule("A 6.2.4.3 no CMYK", false);
  }
  rule("UA 7.1 marks are closed", depth === 0);
}

function resourceRules(resources: mupdf.PDFObject, rule: Rule): void {
  resources.get("Font").forEach((font) => {
    const descendant = font.get("DescendantFonts", 0);
    const descriptor = descendant.get("FontDescriptor");
    const isEmbedded = ["FontFile2", "FontFile3"].some((name) => descriptor.get(name).isStream());
    rule("A 6.2.11.4 fonts are embedded", isEmbedded);
    rule("A 6.2.11.3 glyphs by number", descendant.get("CIDToGIDMap").toString() === "/Identity");
    rule("A 6.2.11.7 Unicode map", font.get("ToUnicode").isStream());
    if (font.get("ToUnicode").isStream())
      rule(
        "A 6.2.11.7 no text without a letter",
        !/<0000>|<feff>/i.test(afterFirst(latin1(font.get("ToUnicode")))),
      );
  });
  resources.get("XObject").forEach((object) => {
    rule("A 6.2.8 image is not smoothed", object.get("Interpolate").toString() !== "true");
    const space = object.get("ColorSpace").toString();
    rule("A 6.2.4.3 no CMYK", !space.includes("DeviceCMYK"));
  });
}

/** The map without the glyph that stands for a missing one. */
function afterFirst(map: string): string {
  return map.slice(map.indexOf("[<") + 8);
}
