import { expect, test } from "vitest";
import { normaliseEBillId } from "#app/swiss/uid.ts";

test.each([
  ["buchhaltung@example.ch", "buchhaltung@example.ch"],
  [" CHE-109.322.551 MWST", "CHE109322551"],
  ["che109322551", "CHE109322551"],
  ["4101 0560 4256 10173", "41010560425610173"],
])("%j names a recipient", (typed, id) => {
  expect(normaliseEBillId(typed)).toBe(id);
});

test.each(["CHE-109.322.552", "4101056042561017", "51010560425610173", "a/b@example.ch", "anna", "anna@"])(
  "%j names none",
  (typed) => {
    expect(normaliseEBillId(typed)).toBeNull();
  },
);
