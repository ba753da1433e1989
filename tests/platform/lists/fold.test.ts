import { expect, it } from "vitest";
import { fold, spellingsOf } from "#app/platform/lists/fold.ts";

it.each([
  ["Zürich", "zurich"],
  ["ÉCOLE", "ecole"],
  ["Weiß & Söhne", "weiss & sohne"],
  ["Łódź", "lodz"],
  ["Ğül", "gul"],
])("folds %s to %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});

it.each([
  ["mueller", ["mueller", "muller"]],
  ["Müller", ["muller", "mueller"]],
  ["muller", ["muller"]],
  ["Zoe", ["zoe", "zo"]],
])("looks for %s in these spellings", (text, spellings) => {
  expect(spellingsOf(text)).toEqual(spellings);
});
