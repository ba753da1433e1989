import { readFileSync } from "node:fs";
import { create } from "fontkit";
import type { PdfFonts } from "./pdf-pen.ts";
import { sharingShapes } from "./shared-shapes.ts";

const FOLDER = new URL("../../../assets/fonts/", import.meta.url);

let parsed: PdfFonts | undefined;

/** Reads and parses Liberation Sans once in this thread. Parsing takes longer than drawing an invoice, and a parsed font is never changed by the documents that share it. */
export function pdfFonts(): PdfFonts {
  return (parsed ??= {
    regular: sharingShapes(create(readFileSync(new URL("LiberationSans-Regular.ttf", FOLDER)))),
    bold: sharingShapes(create(readFileSync(new URL("LiberationSans-Bold.ttf", FOLDER)))),
  });
}
