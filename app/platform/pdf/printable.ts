/** Of Liberation Sans in both weights; printable.test.ts compares them with the font files. */
export const PRINTABLE_RANGES =
  "20-7e a0-17f 192 1fa-1ff 218-21b 2c6-2c7 2c9 2d8-2dd 37e 384-38a 38c 38e-3a1 3a3-3ce 400-45f 472-473 490-491 " +
  "1e80-1e85 1ef2-1ef3 2010-2011 2013-2015 2017-201e 2020-2022 2026 2030 2032-2033 2039-203a 203c 203e 2044 207f " +
  "20a3-20a4 20a7 20ac 2105 2113 2116 2122 2126 212e 215b-215e 2190-2195 21a8 2202 2206 220f 2211-2212 2215 " +
  "2219-221a 221e-221f 2229 222b 2248 2260-2261 2264-2265 2302 2310 2320-2321 2500 2502 250c 2510 2514 2518 251c " +
  "2524 252c 2534 253c 2550-256c 2580 2584 2588 258c 2590-2593 25a0-25a1 25aa-25ac 25b2 25ba 25bc 25c4 25ca-25cb " +
  "25cf 25d8-25d9 25e6 263a-263c 2640 2642 2660 2663 2665-2666 266a-266c fb01-fb02";

const RANGES = PRINTABLE_RANGES.split(" ").map((range) => {
  const [first = "", last = first] = range.split("-");
  return { first: parseInt(first, 16), last: parseInt(last, 16) };
});

/** Drawn as a blank or nothing: joiners and variation selectors count only with what they join. */
const UNSEEN = /^[\s\p{Default_Ignorable_Code_Point}]$/u;

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Distinct, in order of appearance, each whole as people see it: an emoji of several code points is one. Compares
 * composed letters (NFC), as those are drawn.
 */
export function unprintableCharacters(text: string): string[] {
  const normalised = text.normalize("NFC");
  if (isPrintable(normalised)) return [];
  const characters = Array.from(segmenter.segment(normalised), ({ segment }) => segment);
  return [...new Set(characters.filter((character) => !isPrintable(character)))];
}

function isPrintable(text: string): boolean {
  return Array.from(text).every(
    (character) => UNSEEN.test(character) || isPrintableCode(character.codePointAt(0) ?? 0),
  );
}

export function isPrintableCode(codePoint: number): boolean {
  return RANGES.some(({ first, last }) => codePoint >= first && codePoint <= last);
}
