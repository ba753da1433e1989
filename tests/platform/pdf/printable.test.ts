import { readFileSync } from "node:fs";
import { create } from "fontkit";
import { expect, test } from "vitest";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { PRINTABLE_RANGES, SOURCE_RANGES, unprintableCharacters } from "#app/platform/pdf/printable.ts";
import { faceOf } from "#app/platform/pdf/typefaces.ts";
import { COUNTRY_CODES, countryName } from "#app/swiss/countries.ts";
import { fitsQrBill } from "#app/swiss/characters.ts";

const FAMILY = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";
const SWISS_FLAG = "\u{1f1e8}\u{1f1ed}";

test("the list of printable characters is what both fonts of the PDFs can draw", () => {
  const [regular, bold] = ["Regular", "Bold"].map((weight) => {
    const file = new URL(`../../../assets/fonts/LiberationSans-${weight}.ttf`, import.meta.url);
    return new Set(create(readFileSync(file)).characterSet);
  });
  const drawn = [...regular!]
    .filter((codePoint) => bold!.has(codePoint) && !/[\p{Co}\p{Cn}]/u.test(String.fromCodePoint(codePoint)))
    .sort((a, b) => a - b);
  expect(PRINTABLE_RANGES).toBe(ranges(drawn));
});

test("the list for rare words is what all fonts of the other typefaces can draw", () => {
  const fonts = ["SourceSans3", "SourceSerif4"].flatMap((name) =>
    ["Regular", "SemiBold", "Italic"].map((style) =>
      create(readFileSync(new URL(`../../../assets/fonts/${name}-${style}.ttf`, import.meta.url))),
    ),
  );
  const face = (index: number) => faceOf(fonts[index]!, fonts[index + 1]!, fonts[index + 2]!);
  const [sans, serif] = [face(0), face(3)];
  const drawn = [...new Set(fonts[0]!.characterSet)].filter((codePoint) => {
    const character = String.fromCodePoint(codePoint);
    return !/[\p{Co}\p{Cn}\p{Cc}\p{M}]/u.test(character) && sans.covers(character) && serif.covers(character);
  });
  expect(SOURCE_RANGES).toBe(ranges(drawn.sort((a, b) => a - b)));
});

test.each([
  ["", []],
  ["Zürich, Škoda, «Papier» – 20 % ½ m² → € Ω Ж", []],
  ["a\tb\nc\u00a0d\u202fe\u2009f", []],
  ["soft\u00adhyphen, zero\u200bwidth, \u200eleft", []],
  ["e\u0301 is \u00e9", []],
  ["©\ufe0f and \u2642\ufe0f", []],
  ["erledigt ✓, Nguyễn Ṣafa ẞ ⅓", []],
  ["erledigt ✓, ✓ und ✔\ufe0f", ["✔\ufe0f"]],
  ["in one word ễ≈", []],
  ["in one word ễ☺", ["ễ"]],
  [`${FAMILY} ${SWISS_FLAG} 1\ufe0f\u20e3`, [FAMILY, SWISS_FLAG, "1\ufe0f\u20e3"]],
  ["漢字 שלום مرحبا", ["漢", "字", "ש", "ל", "ו", "ם", "م", "ر", "ح", "ب", "ا"]],
  ["m\u0303 has no letter of its own", ["m\u0303"]],
])("of %j the unprintable characters are named whole", (text, characters) => {
  expect(unprintableCharacters(text)).toEqual(characters);
});

test("every character of the payment slip can be printed", () => {
  for (let codePoint = 0x20; codePoint <= 0x20ac; codePoint++) {
    const character = String.fromCodePoint(codePoint);
    if (fitsQrBill(character)) expect(unprintableCharacters(character), character).toEqual([]);
  }
});

test.each(LOCALES)("every country's name in %s can be printed", (language) => {
  for (const code of COUNTRY_CODES) expect(unprintableCharacters(countryName(code, language))).toEqual([]);
});

function ranges(codePoints: number[]): string {
  const found: { first: number; last: number }[] = [];
  for (const codePoint of codePoints) {
    const range = found.at(-1);
    if (range?.last === codePoint - 1) range.last = codePoint;
    else found.push({ first: codePoint, last: codePoint });
  }
  const hex = (codePoint: number) => codePoint.toString(16);
  return found
    .map(({ first, last }) => (first === last ? hex(first) : `${hex(first)}-${hex(last)}`))
    .join(" ");
}
