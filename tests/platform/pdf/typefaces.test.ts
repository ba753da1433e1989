import { describe, expect, it } from "vitest";
import { pdfFonts } from "#app/platform/pdf/pdf-fonts.server.ts";
import { PRINTABLE_RANGES } from "#app/platform/pdf/printable.ts";
import { piecesByFace, TYPEFACES } from "#app/platform/pdf/typefaces.ts";

const FIGURES = Array.from("0123456789");

const PRINTABLE = PRINTABLE_RANGES.split(" ").flatMap((range) => {
  const [first = "", last = first] = range.split("-");
  const from = parseInt(first, 16);
  return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, index) =>
    String.fromCodePoint(from + index),
  );
});

const faceNamed = (typeface: (typeof TYPEFACES)[number]) => pdfFonts().face(typeface, "")!;

it("the usual typeface is that of the payment part", () => {
  expect(pdfFonts().face("liberation-sans", "")).toBeNull();
});

it.each(TYPEFACES)("in columns all figures of %s are equally wide, side by side too", (typeface) => {
  const fonts = pdfFonts();
  const { regular, bold } = fonts.face(typeface, "") ?? fonts;
  for (const font of [regular, bold]) {
    const width = font.layout("0", { kern: false }).advanceWidth;
    for (const one of FIGURES) {
      expect(font.layout(one).advanceWidth, one).toBe(width);
      for (const other of FIGURES)
        expect(font.layout(one + other, { kern: false }).advanceWidth, one + other).toBe(2 * width);
    }
  }
});

describe.each(["source-sans", "source-serif"] as const)("%s", (typeface) => {
  it("needs no word to be told that figures stand in a column", () => {
    const { regular, bold } = faceNamed(typeface);
    for (const font of [regular, bold])
      for (const pair of ["11", "17", "74", "41"])
        expect(font.layout(pair).advanceWidth, pair).toBe(2 * font.layout("0").advanceWidth);
  });

  it("draws each character that it covers as itself, among Latin letters too", () => {
    const face = faceNamed(typeface);
    const read = (text: string) =>
      String.fromCodePoint(
        ...face.regular
          .layout(text, { liga: false, locl: false })
          .glyphs.flatMap(({ codePoints }) => codePoints),
      );
    const hyphens = /[\u00a0\u00ad\u2010\u2011]/;
    const covered = PRINTABLE.filter((character) => face.covers(character) && !hyphens.test(character));
    expect(covered.length).toBeGreaterThan(500);
    for (const character of covered) expect(read(`a${character}`)).toBe(`a${character}`);
    expect(read("Pfiff, Office")).toBe("Pfiff, Office");
  });

  it("leaves words with other characters to Liberation Sans, and loses none", () => {
    const face = faceNamed(typeface);
    expect(piecesByFace("Grüezi, Zürich", face)).toEqual([{ text: "Grüezi, Zürich", isCovered: true }]);
    expect(piecesByFace("Kästchen ╬ und ╬╬ ╬", face)).toEqual([
      { text: "Kästchen ", isCovered: true },
      { text: "╬ ", isCovered: false },
      { text: "und ", isCovered: true },
      { text: "╬╬ ╬", isCovered: false },
    ]);
  });
});
