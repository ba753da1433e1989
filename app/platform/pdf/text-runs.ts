import type { Font, GlyphRun } from "fontkit";

/** Glyphs that stand at their own widths, and how far the next ones move (ISO 32000-1, 9.4.3). */
interface TextRun {
  ids: number[];
  /** Thousandths of the size, to the left. */
  shift: number;
}

type ShapeText = (text: string, features?: Record<string, boolean>) => GlyphRun;

const MOST_TEXTS = 4000;

const kept = new WeakMap<Font, Map<string, TextRun[] | null>>();

/** Kept for later documents of the thread. @returns null where a glyph leaves the line, as some accents do */
export function textRuns(
  font: Font,
  shape: ShapeText,
  text: string,
  features?: Record<string, boolean>,
): TextRun[] | null {
  let ofFont = kept.get(font);
  if (!ofFont || ofFont.size >= MOST_TEXTS) kept.set(font, (ofFont = new Map()));
  const key = `${features ? JSON.stringify(features) : ""} ${text}`;
  let runs = ofFont.get(key);
  if (runs === undefined) ofFont.set(key, (runs = runsOf(shape(text, features), 1000 / font.unitsPerEm)));
  return runs;
}

function runsOf({ glyphs, positions }: GlyphRun, scale: number): TextRun[] | null {
  const runs: TextRun[] = [];
  let ids: number[] = [];
  for (const [at, { id, advanceWidth }] of glyphs.entries()) {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    if (xOffset !== 0 || yOffset !== 0) return null;
    ids.push(id);
    const further = xAdvance - advanceWidth * scale;
    if (further === 0 && at < glyphs.length - 1) continue;
    runs.push({ ids, shift: Math.round(-further * 1e6) / 1e6 });
    ids = [];
  }
  return runs;
}
