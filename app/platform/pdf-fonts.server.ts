import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import type { PdfFonts } from "#app/platform/pdf-pen.ts";

const FOLDER = new URL("../../assets/fonts/", import.meta.url);

let parsed: PdfFonts | undefined;

/** Reads and parses the fonts once in this thread. Parsing takes longer than drawing an invoice, and a parsed font is never changed by the documents that share it. */
export function pdfFonts(): PdfFonts {
  return (parsed ??= {
    regular: parse("LiberationSans-Regular.ttf"),
    bold: parse("LiberationSans-Bold.ttf"),
  });
}

function parse(file: string): Font {
  return create(readFileSync(new URL(file, FOLDER)));
}
