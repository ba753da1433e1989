import { expect, it } from "vitest";
import { adjustedLines } from "#app/features/taxes/tax/figures/adjustments.ts";
import { TYPED_NAMES, typedNames, typedWord } from "#app/features/taxes/tax/figures/typed-figures.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { textsOf } from "../../support/read/locale-texts.ts";

it("each figure that a person types has a word of its own in each language", () => {
  const words = TYPED_NAMES.map(typedWord);
  expect(words).toContain("reductionsOfInput");
  expect(words).not.toContain("reductions");
  for (const locale of LOCALES) {
    const texts = words.map((word) => textsOf(locale).get(`tax:line.${word}`));
    expect([texts.includes(undefined), new Set(texts).size]).toEqual([false, words.length]);
  }
});

it("by net tax rates no input tax is typed", () => {
  expect(typedNames("net")).toEqual(["acquisition", "subsidies", "donations"]);
  expect(typedNames("effective")).toEqual([...TYPED_NAMES]);
});

it("by net tax rates nobody opts for tax, and every other line may be adjusted", () => {
  expect(adjustedLines("effective")).toEqual(["200", "205", "220", "221", "225", "230", "235", "280"]);
  expect(adjustedLines("net")).toEqual(["200", "220", "221", "225", "230", "235", "280"]);
});
