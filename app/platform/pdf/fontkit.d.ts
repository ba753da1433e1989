/** The part of fontkit that this project calls; the package ships no types. */
declare module "fontkit" {
  export interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface GlyphRun {
    glyphs: readonly Glyph[];
    positions: GlyphPosition[];
    advanceWidth: number;
  }
  export interface Glyph {
    id: number;
    advanceWidth: number;
    /** What it stands for, as whoever asked for it first said. */
    codePoints: number[];
    /** Reads the outline from the file; a font's subset asks for it, though it changes nothing of it. */
    _decode(): unknown;
  }
  export interface Font {
    postscriptName: string;
    unitsPerEm: number;
    /** Code points that it has a glyph for. */
    characterSet: readonly number[];
    getGlyph(id: number, codePoints?: number[]): Glyph;
    /** The texts that it stands for by itself. */
    stringsForGlyph(id: number): string[];
    createSubset(): Subset;
    layout(text: string, features?: Record<string, boolean>): GlyphRun;
  }
  export interface Subset {
    includeGlyph(id: number): number;
    encode(): Uint8Array;
  }
  export function create(data: Uint8Array): Font;
}
