import { readFileSync } from "node:fs";
import { create } from "fontkit";
import type { PdfFonts } from "./pdf-pen.ts";
import { sharingShapes } from "./shared-shapes.ts";

const FOLDER = new URL("../../../assets/fonts/", import.meta.url);

let parsed: PdfFonts | undefined;

/** Parsing takes longer than drawing an invoice, and documents do not change a parsed font. */
export function pdfFonts(): PdfFonts {
  return (parsed ??= {
    regular: sharingShapes(create(readFileSync(new URL("LiberationSans-Regular.ttf", FOLDER)))),
    bold: sharingShapes(create(readFileSync(new URL("LiberationSans-Bold.ttf", FOLDER)))),
  });
}
