import { expect, it } from "vitest";
import { fold } from "#app/platform/lists/fold.ts";

it.each([
  ["Zürich", "zurich"],
  ["ÉCOLE", "ecole"],
  ["Weiß & Söhne", "weiss & sohne"],
  ["Łódź", "lodz"],
  ["Ğül", "gul"],
])("folds %s to %s", (text, folded) => {
  expect(fold(text)).toBe(folded);
});
