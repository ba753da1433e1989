import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compactCode, fitsQrBill, forbiddenCharacters, normaliseText } from "#app/swiss/characters.ts";

describe("the character set of the QR-bill", () => {
  it.each([
    "",
    "Zürich",
    "Š. Novák",
    "Łódź",
    "Ștefan",
    "Ț",
    "œuvre",
    "Ÿ",
    "10 €",
    "«Bär»",
    "~",
    "\u00a0",
    "\u00ad",
    "ſ",
  ])("allows %j", (text) => {
    expect(fitsQrBill(text)).toBe(true);
  });

  it.each([
    ["Chez l’ami", ["’"]],
    ["a–b", ["–"]],
    ["“a” “b”", ["“", "”"]],
    ["Marke™", ["™"]],
    ["ǧ", ["ǧ"]],
    ["Иван", ["И", "в", "а", "н"]],
    ["a😀b😀", ["😀"]],
    ["a\tb\nc", ["\t", "\n"]],
    ["Cafe\u0301", ["\u0301"]],
    ["\u007f\u0080\u009f", ["\u007f", "\u0080", "\u009f"]],
    ["ƀȗȜ", ["ƀ", "ȗ", "Ȝ"]],
  ])("names what is wrong in %j", (text, characters) => {
    expect(forbiddenCharacters(text)).toEqual(characters);
    expect(fitsQrBill(text)).toBe(false);
  });
});

describe("normaliseText", () => {
  it.each([
    ["Cafe\u0301", "Café"],
    ["l’ami ‘x’", "l'ami 'x'"],
    ["„a“ “b”", '"a" "b"'],
    ["a – b — c", "a - b - c"],
    ["a\u00a0b\u202fc\u2009d\u3000e", "a b c d e"],
    ["Line1\r\nLine2\tx", "Line1 Line2 x"],
    ["Zü\u00adrich\u200b\ufeff", "Zürich"],
    ["  a   b  ", "a b"],
    ["\u200b a", "a"],
    ["Cafe\u200b\u0301", "Café"],
    ["Marke™ 😀 Иван", "Marke™ 😀 Иван"],
    ["«Bär»", "«Bär»"],
  ])("turns %j into %j", (text, normalised) => {
    expect(normaliseText(text)).toBe(normalised);
  });

  it("has nothing left to do the second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = normaliseText(text);
        expect(normaliseText(once)).toBe(once);
      }),
    );
  });
});

it("compactCode upper-cases plain letters only", () => {
  expect(compactCode(" ch93 0076\u00a02011\u202f6238\u200b ")).toBe("CH93007620116238");
  expect(compactCode("ßıſ")).toBe("ßıſ");
});
