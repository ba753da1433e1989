import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";

/** The two parsed weights of Liberation Sans that every PDF of ours is set in. */
export interface PdfFonts {
  regular: Font;
  bold: Font;
}

const FOLDER = new URL("../../assets/fonts/", import.meta.url);

let parsed: PdfFonts | undefined;

/** Reads and parses the fonts once in this thread. Parsing takes longer than drawing an invoice, and a parsed font is never changed by the documents that share it. */
export function pdfFonts(): PdfFonts {
  return (parsed ??= { regular: parse("LiberationSans-Regular.ttf"), bold: parse("LiberationSans-Bold.ttf") });
}

function parse(file: string): Font {
  return create(readFileSync(new URL(file, FOLDER)));
}
