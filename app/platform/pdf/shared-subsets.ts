import type { Font, Subset } from "fontkit";

/** A subset has all of a line once a document has one of it, so that most documents have the same subset. */
const TOGETHER = [
  " ',-./0123456789:ABCDEFGHIKLMNOPRSTVWZabcdefghiklmnoprstuvz",
  "JUjwxy",
  "%&()+@",
  "äöü",
  "àçéè",
  "âêîôëïûù",
  "«»’–",
  "ÄÖÜQXYq",
];

const MOST_SUBSETS = 40;

/** pdfkit numbers the glyphs of each document as they come, and would write and compress the font anew for each. */
export function sharingSubsets(font: Font): () => Subset {
  const together = glyphsTogether(font);
  const written = new Map<string, Uint8Array>();
  const create = font.createSubset.bind(font);
  return () => {
    const subset = create();
    const include = subset.includeGlyph.bind(subset);
    const encode = subset.encode.bind(subset);
    return Object.assign(subset, {
      includeGlyph(id: number): number {
        const number = subset.mapping[id];
        if (number !== undefined) return number;
        together.get(id)?.forEach((other) => include(other));
        return include(id);
      },
      encode(): Uint8Array {
        const key = subset.glyphs.join(" ");
        const known = written.get(key);
        if (known) return known;
        if (written.size >= MOST_SUBSETS) written.clear();
        const bytes = encode();
        written.set(key, bytes);
        return bytes;
      },
    });
  };
}

function glyphsTogether(font: Font): Map<number, number[]> {
  const together = new Map<number, number[]>();
  for (const line of TOGETHER) {
    const ids = Array.from(line, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id);
    for (const id of ids) together.set(id, ids);
  }
  return together;
}
