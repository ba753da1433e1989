import { expect, it } from "vitest";
import {
  fromWords,
  inWords,
  letterFromWords,
  letterInWords,
  wordsIn,
} from "#app/features/selling/invoices/texts/placeholder-words.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";

it.each(LOCALES)(
  "people read placeholders as words of their language, and store them again: %s",
  (locale) => {
    const stored = "{number} {amount} {dueDate} {newDueDate} {name}, {unknown} [x]";
    const read = inWords(stored, locale);
    const { number, newDueDate } = wordsIn(locale);
    expect(read.startsWith(number)).toBe(true);
    expect(read).toContain(newDueDate);
    expect(read.endsWith(", {unknown} [x]")).toBe(true);
    expect(fromWords(read.toUpperCase().replace("{UNKNOWN} [X]", "{unknown} [x]"))).toBe(stored);
  },
);

it("subject and message of an e-mail are in words, and nothing else of its form", () => {
  const values = { subject: "{number}", message: "{name}", cc: "{name}" };
  const read = letterInWords(values, "de");
  expect(read).toMatchObject({ subject: wordsIn("de").number, message: wordsIn("de").name, cc: "{name}" });
  expect(letterFromWords(read)).toEqual(values);
  expect(letterInWords({ cc: "" }, "de")).toEqual({ cc: "" });
});
