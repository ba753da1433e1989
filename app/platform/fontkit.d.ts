/** The part of fontkit that this project calls; the package ships no types. */
declare module "fontkit" {
  export interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
  }
  export interface GlyphRun {
    glyphs: readonly { advanceWidth: number }[];
    positions: GlyphPosition[];
    advanceWidth: number;
  }
  export interface Glyph {
    advanceWidth: number;
    /** Reads the outline from the file; a font's subset asks for it, though it changes nothing of it. */
    _decode(): unknown;
  }
  export interface Font {
    postscriptName: string;
    unitsPerEm: number;
    getGlyph(id: number, codePoints?: number[]): Glyph;
    layout(text: string, features?: Record<string, boolean>): GlyphRun;
  }
  export function create(data: Uint8Array): Font;
}
