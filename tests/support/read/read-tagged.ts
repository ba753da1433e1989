import * as mupdf from "mupdf";

/** One run of marked content: its structure type, such as `P` or `TD`, and its text as a screen reader gets it. */
export interface MarkedText {
  type: string;
  text: string;
}

/** The marked content of all pages in the order in which it is drawn; artifacts are left out. Reads PDFs of pdfkit. */
export function readTagged(bytes: Uint8Array): MarkedText[] {
  const document = mupdf.Document.openDocument(bytes, "application/pdf").asPDF()!;
  return Array.from({ length: document.countPages() }, (_, index) =>
    readMarks(document.findPage(index)),
  ).flat();
}

const TOKEN = /\/(\w+) (?:<<\s*\/MCID \d+\s*>> BDC|BMC)|(EMC)|\/(\w+) [\d.]+ Tf|<([0-9a-f]*)>/g;

function readMarks(page: mupdf.PDFObject): MarkedText[] {
  const fonts = new Map<string, string[]>();
  page
    .getInheritable("Resources")
    .get("Font")
    .forEach((font, name) => {
      fonts.set(String(name), charactersOf(font));
    });
  const content = page.get("Contents").readStream().asString();
  const marks: MarkedText[] = [];
  let mark: MarkedText | undefined;
  let characters: string[] = [];
  for (const [, type, end, font, glyphs] of content.matchAll(TOKEN)) {
    if (type) mark = { type, text: "" };
    else if (font) characters = fonts.get(font) ?? [];
    else if (glyphs && mark) mark.text += textOf(glyphs, characters);
    else if (end && mark) {
      if (mark.type !== "Artifact") marks.push(mark);
      mark = undefined;
    }
  }
  return marks;
}

/** What the font's glyphs stand for, by their number: the one range of pdfkit's ToUnicode map. */
function charactersOf(font: mupdf.PDFObject): string[] {
  const map = font.get("ToUnicode").readStream().asString();
  return [...map.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = ""]) =>
    [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = ""]) =>
      String.fromCharCode(...(hex.match(/[0-9a-f]{4}/g) ?? []).map((unit) => parseInt(unit, 16))),
    ),
  );
}

function textOf(glyphs: string, characters: string[]): string {
  return (glyphs.match(/.{4}/g) ?? []).map((glyph) => characters[parseInt(glyph, 16)] ?? "").join("");
}
