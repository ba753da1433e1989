/** The package ships no types; this is what we use. */
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
    /** The code points that the first caller asked the glyph for. */
    codePoints: number[];
    /** A font's subset calls it and changes nothing of it. */
    _decode(): unknown;
  }
  export interface Font {
    postscriptName: string;
    unitsPerEm: number;
    characterSet: readonly number[];
    getGlyph(id: number, codePoints?: number[]): Glyph;
    glyphForCodePoint(code: number): Glyph;
    createSubset(): Subset;
    layout(text: string, features?: Record<string, boolean>): GlyphRun;
  }
  export interface Subset {
    /** Ids of the font, by their numbers in the subset. */
    readonly glyphs: readonly number[];
    /** Numbers in the subset, by ids of the font. */
    readonly mapping: Readonly<Record<number, number>>;
    includeGlyph(id: number): number;
    encode(): Uint8Array;
  }
  export function create(data: Uint8Array): Font;
}
