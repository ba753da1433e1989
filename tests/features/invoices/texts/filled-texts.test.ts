import { expect, it } from "vitest";
import { withTexts } from "#app/features/selling/invoices/texts/filled-texts.ts";

it("what grows too long when it is filled in is cut: subjects at 100 characters, other texts at 499", () => {
  const texts = { subject: "a", notes: "b", items: [{ description: "c" }, { description: undefined }] };
  const long = withTexts(texts, () => "é".repeat(600));
  expect([long.subject.length, long.notes.length]).toEqual([100, 499]);
  expect(long.items).toEqual([{ description: "é".repeat(499) }, { description: undefined }]);
  const { subject, notes } = withTexts(texts, () => "😀".repeat(600));
  expect([[...subject].length, [...notes].length]).toEqual([100, 499]);
});
