import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import type { PdfFonts } from "./pdf-pen.ts";
import { sharingShapes } from "./shared-shapes.ts";
import { isInLiberation } from "./printable.ts";
import { type Face, faceOf, type Typeface } from "./typefaces.ts";

const FOLDER = new URL("../../../assets/fonts/", import.meta.url);

const FILES: Record<Exclude<Typeface, "liberation-sans">, string> = {
  "source-sans": "SourceSans3",
  "source-serif": "SourceSerif4",
};

let parsed: PdfFonts | undefined;

/** Parsing takes longer than drawing an invoice, and documents do not change a parsed font. */
export function pdfFonts(): PdfFonts {
  return (parsed ??= {
    regular: fontIn("LiberationSans-Regular"),
    bold: fontIn("LiberationSans-Bold"),
    face: (typeface, texts) => {
      if (typeface !== "liberation-sans") return faceIn(FILES[typeface]);
      return isInLiberation(texts) ? null : forRareWords(faceIn(FILES["source-sans"]));
    },
  });
}

/** Covers the words that Liberation Sans cannot draw, and those alone. */
function forRareWords(face: Face): Face {
  return { ...face, covers: (word) => !/\S\s+\S/.test(word) && !isInLiberation(word) && face.covers(word) };
}

const faces = new Map<string, Face>();

function faceIn(file: string): Face {
  const known = faces.get(file);
  if (known) return known;
  const face = faceOf(fontIn(`${file}-Regular`), fontIn(`${file}-SemiBold`), fontIn(`${file}-Italic`));
  faces.set(file, face);
  return face;
}

function fontIn(name: string): Font {
  return sharingShapes(create(readFileSync(new URL(`${name}.ttf`, FOLDER))));
}
