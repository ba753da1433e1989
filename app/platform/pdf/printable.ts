/** The code points of Liberation Sans in both weights; printable.test.ts compares them with the font files. */
export const PRINTABLE_RANGES =
  "20-7e a0-17f 192 1fa-1ff 218-21b 2c6-2c7 2c9 2d8-2dd 37e 384-38a 38c 38e-3a1 3a3-3ce 400-45f 472-473 490-491 " +
  "1e80-1e85 1ef2-1ef3 2010-2011 2013-2015 2017-201e 2020-2022 2026 2030 2032-2033 2039-203a 203c 203e 2044 207f " +
  "20a3-20a4 20a7 20ac 2105 2113 2116 2122 2126 212e 215b-215e 2190-2195 21a8 2202 2206 220f 2211-2212 2215 " +
  "2219-221a 221e-221f 2229 222b 2248 2260-2261 2264-2265 2302 2310 2320-2321 2500 2502 250c 2510 2514 2518 251c " +
  "2524 252c 2534 253c 2550-256c 2580 2584 2588 258c 2590-2593 25a0-25a1 25aa-25ac 25b2 25ba 25bc 25c4 25ca-25cb " +
  "25cf 25d8-25d9 25e6 263a-263c 2640 2642 2660 2663 2665-2666 266a-266c fb01-fb02";

/** The code points of both other typefaces of letters in all styles, which draw what Liberation Sans cannot. */
export const SOURCE_RANGES =
  "20-7e a0-12b 12e-131 134-165 168-17f 18f 192 1a0-1a1 1af-1b0 1cd-1dc 1e6-1e7 1f8-1f9 218-21b 237 251 259 261 " +
  "2b0 2b2-2b3 2b7-2b8 2bb-2bc 2be-2bf 2c6-2cc 2d8-2dd 2e1-2e3 374-375 37e 384-38a 38c 38e-3a1 3a3-3bb 3bd-3ce " +
  "3d7 3d9 3db 3dd 3e1 400-45f 462-463 472-475 490-493 496-49b 4a0-4a3 4aa-4ab 4ae-4b3 4b6-4b7 4ba-4bb 4c0-4c2 " +
  "4cf-4d1 4d4-4d9 4e2-4e3 4e6-4e9 4ee-4ef 4f2-4f3 1d43 1d47-1d49 1d4d 1d4f-1d50 1d52 1d56-1d58 1d5b 1d9c 1da0 " +
  "1dbb 1e0c-1e0f 1e20-1e21 1e24-1e25 1e2a-1e2b 1e36-1e3b 1e3e-1e3f 1e42-1e49 1e5a-1e63 1e6c-1e6f 1e80-1e85 " +
  "1e8e-1e8f 1e92-1e93 1e97 1e9e 1ea0-1ef9 2007 2009-200b 2010 2012-2015 201a 201c-201e 2020-2022 2026 202f-2030 " +
  "2032-2033 2039-203a 203c 2044 2047-2049 2070-2071 2074-2079 207d-2089 208d-208e 20a1 20a4 20a6-20a7 20a9 " +
  "20ab-20ac 20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bd 2113 2116-2117 2120 2122 212e 2153-2154 215b-215e 2190-2193 " +
  "2196-2199 2202 220f 2211-2212 2219-221a 221e 222b 2248 2260 2264-2265 25a0 25b2-25b3 25b6-25b7 25bc-25bd " +
  "25c0-25c1 25c6 25c9-25ca 2610-2611 266a 2713 2752 2e3a-2e3b fb00-fb04 1f12f 1f16a-1f16b";

function classOf(ranges: string): string {
  return ranges.replace(/[^ -]+/g, (code) => `\\u{${code}}`).replaceAll(" ", "");
}

/** Drawn as a blank or nothing: joiners and variation selectors count only with what they join. */
const UNSEEN = "\\s\\p{Default_Ignorable_Code_Point}";

const IN_LIBERATION = new RegExp(`^[${classOf(PRINTABLE_RANGES)}${UNSEEN}]*$`, "u");
const IN_SOURCE = new RegExp(`^[${classOf(SOURCE_RANGES)}${UNSEEN}]*$`, "u");

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * Distinct, in order of appearance, each whole as people see it: an emoji of several code points is one. Compares
 * composed letters (NFC), as those are drawn. A word is drawn in one typeface.
 */
export function unprintableCharacters(text: string): string[] {
  const normalised = text.normalize("NFC");
  if (isInLiberation(normalised)) return [];
  const words = normalised.split(/\s+/).filter((word) => !isInLiberation(word) && !IN_SOURCE.test(word));
  const characters = words.flatMap((word) => Array.from(segmenter.segment(word), ({ segment }) => segment));
  const inNone = characters.filter((character) => !isInLiberation(character) && !IN_SOURCE.test(character));
  const strange = inNone.length > 0 ? inNone : characters.filter((character) => !isInLiberation(character));
  return [...new Set(strange)];
}

export function isInLiberation(text: string): boolean {
  return IN_LIBERATION.test(text);
}

export function isPrintableCode(codePoint: number): boolean {
  return isInLiberation(String.fromCodePoint(codePoint));
}
