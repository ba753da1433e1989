import type { Font } from "fontkit";

export const TYPEFACES = ["liberation-sans", "source-sans", "source-serif"] as const;
export type Typeface = (typeof TYPEFACES)[number];

/** A typeface whose figures are equally wide and unkerned. */
export interface Face {
  regular: Font;
  bold: Font;
  italic: Font;
  /** Whether each of its fonts has a glyph for every character, and one that stands for it alone. */
  covers(text: string): boolean;
}

export type FaceStyle = Exclude<keyof Face, "covers">;

export function faceOf(regular: Font, bold: Font, italic: Font): Face {
  const characters = [regular, bold, italic].map(
    (font) => new Set(font.characterSet.filter((code) => isOwnGlyph(font, code))),
  );
  const hasGlyph = (character: string) =>
    characters.every((known) => known.has(character.codePointAt(0) ?? 0));
  return { regular, bold, italic, covers: (text) => Array.from(text).every(hasGlyph) };
}

const BLANKS_AND_HYPHENS = /[\s\p{Cf}\p{Pd}]/u;

/** A Greek μ drawn as the sign µ would be another character for whoever searches or copies. */
function isOwnGlyph(font: Font, code: number): boolean {
  return (
    BLANKS_AND_HYPHENS.test(String.fromCodePoint(code)) ||
    font.glyphForCodePoint(code).codePoints.includes(code)
  );
}

interface Piece {
  text: string;
  isCovered: boolean;
}

/** Words that the face lacks a character of apart from the others; joined, they are the text. */
export function piecesByFace(text: string, face: Face): Piece[] {
  if (face.covers(text)) return [{ text, isCovered: true }];
  const pieces: Piece[] = [];
  for (const word of text.split(/(?<= )/)) {
    const isCovered = face.covers(word);
    const last = pieces.at(-1);
    if (last?.isCovered === isCovered) last.text += word;
    else pieces.push({ text: word, isCovered });
  }
  return pieces;
}
