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
    /** As set by the first caller that asked for the glyph. */
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
    includeGlyph(id: number): number;
    encode(): Uint8Array;
  }
  export function create(data: Uint8Array): Font;
}
