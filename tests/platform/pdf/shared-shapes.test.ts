import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { expect, it } from "vitest";
import { sharingShapes } from "#app/platform/pdf/shared-shapes.ts";

const FILE = new URL("../../../assets/fonts/LiberationSans-Regular.ttf", import.meta.url);

function freshFont() {
  return sharingShapes(create(readFileSync(FILE)));
}

function codePointsOf(font: ReturnType<typeof freshFont>, text: string): string {
  return String.fromCodePoint(...font.layout(text).glyphs.flatMap(({ codePoints }) => codePoints));
}

it("a letter stands for itself, though an earlier document had it as part of another only", () => {
  const font = freshFont();
  const subset = font.createSubset();
  for (const { id } of font.layout("Ğşéñ").glyphs) subset.includeGlyph(id);
  subset.encode();
  expect(codePointsOf(font, "Ğşéñ Gsen")).toBe("Ğşéñ Gsen");
});

it("a word is shaped as fontkit alone does, however often it is asked for", () => {
  const [shared, alone] = [freshFont(), create(readFileSync(FILE))];
  for (const text of ["Rechnung", "AV To", "Rechnung"]) {
    const { glyphs, positions, advanceWidth } = alone.layout(text);
    const run = shared.layout(text);
    expect(run.glyphs.map(({ id }) => id)).toEqual(glyphs.map(({ id }) => id));
    expect(run.positions).toEqual(positions.map((position) => expect.objectContaining({ ...position })));
    expect(run.advanceWidth).toBe(advanceWidth);
  }
});

it("a soft hyphen in one document does not hide the hyphens of later ones", () => {
  const font = freshFont();
  const hyphen = freshFont().layout("-").glyphs[0]!.id;
  font.layout("Donau\u00addampf");
  expect(font.layout("INV-2026").glyphs.map(({ id }) => id)).toContain(hyphen);
});

it.each(["a b", "a\u00a0b", "ﬁ", "µ μ", "-\u2010\u00ad"])(
  "what stands for %j does not depend on the documents before it",
  (text) => {
    const [fresh, used] = [freshFont(), freshFont()];
    for (const earlier of ["\u00a0", "fi ﬁ", "μ", "\u00ad\u2010", " µ"]) used.layout(earlier);
    expect(codePointsOf(used, text)).toBe(codePointsOf(fresh, text));
  },
);
