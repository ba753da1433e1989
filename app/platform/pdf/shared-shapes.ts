import type { Font, Glyph, GlyphRun } from "fontkit";
import { isPrintableCode } from "./printable.ts";
import { sharingSubsets } from "./shared-subsets.ts";

const MOST_SHAPES = 4000;

/** Headings, units and amounts recur in every invoice, and pdfkit keeps shapes for one document only. */
export function sharingShapes(font: Font): Font {
  nameGlyphs(font);
  const shapes = new Map<string, GlyphRun>();
  const glyphs = new Map<number, Glyph>();
  const shared = Object.assign(Object.create(font) as Font, {
    getGlyph(id: number, codePoints?: number[]): Glyph {
      const known = glyphs.get(id);
      if (known) return known;
      const glyph = decodedOnce(font.getGlyph(id, codePoints));
      glyphs.set(id, glyph);
      return glyph;
    },
    layout(text: string, features?: Record<string, boolean>): GlyphRun {
      const key = `${features ? JSON.stringify(features) : ""} ${text}`;
      const known = shapes.get(key);
      if (known) return copyOf(known);
      if (shapes.size >= MOST_SHAPES) shapes.clear();
      const shape = font.layout(text, features);
      shapes.set(key, shape);
      return copyOf(shape);
    },
  });
  return Object.assign(shared, { createSubset: sharingSubsets(shared) });
}

/**
 * fontkit lets a glyph stand for the first character that asked for it: a hyphen for a soft hyphen, after which no
 * later document of this thread would show hyphens, or the `G` in `Ğ` for nothing. So all are asked for in one order,
 * the printable first.
 */
function nameGlyphs(font: Font): void {
  const isRare = (code: number) => Number(!isPrintableCode(code));
  const codes = font.characterSet.toSorted((one, other) => isRare(one) - isRare(other));
  for (const code of codes) font.glyphForCodePoint(code);
}

/** fontkit keeps the glyph but reads its outline again for every subset. */
function decodedOnce(glyph: Glyph): Glyph {
  if (!Object.hasOwn(glyph, "_decode")) {
    const outline = glyph._decode();
    glyph._decode = () => outline;
  }
  return glyph;
}

/** pdfkit scales the positions in place and reads the run's width after that. */
function copyOf({ glyphs, positions }: GlyphRun): GlyphRun {
  const copies = positions.map((position) => ({ ...position }));
  return {
    glyphs,
    positions: copies,
    get advanceWidth() {
      return copies.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}
