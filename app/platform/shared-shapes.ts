import type { Font, Glyph, GlyphRun } from "fontkit";

/** Words kept per font before starting over: bounded, however many invoices a thread draws. */
const MOST_SHAPES = 4000;

/**
 * The same font, but with the glyphs and distances of each word worked out once for all documents: headings, units and amounts
 * come back in every invoice. pdfkit keeps such shapes for one document only. Outlines, too, are read from the file once.
 */
export function sharingShapes(font: Font): Font {
  const shapes = new Map<string, GlyphRun>();
  return Object.assign(Object.create(font) as Font, {
    getGlyph: (id: number, codePoints?: number[]) => decodedOnce(font.getGlyph(id, codePoints)),
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
}

/** fontkit keeps the glyph, but reads its outline anew for every subset that the glyph is put into. */
function decodedOnce(glyph: Glyph): Glyph {
  if (!Object.hasOwn(glyph, "_decode")) {
    const outline = glyph._decode();
    glyph._decode = () => outline;
  }
  return glyph;
}

/** pdfkit scales the positions it gets in place, and reads the run's width after that. */
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
