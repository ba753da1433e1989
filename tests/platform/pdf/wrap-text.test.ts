import { expect, test } from "vitest";
import { wrapText } from "#app/platform/pdf/wrap-text.ts";

const letters = (text: string) => text.length;

test.each([
  ["", 10, []],
  ["  ", 10, []],
  ["short", 10, ["short"]],
  ["two words here", 9, ["two words ", "here"]],
  ["Baden-Württemberg", 12, ["Baden-", "Württemberg"]],
  ["Abcdefghijklm no", 5, ["Abcde", "fghij", "klm ", "no"]],
  ["a\n\nb\r\nc", 10, ["a ", "", "b ", "c"]],
  ["  many   spaces  ", 11, ["many spaces"]],
  ["von 1\u00a0% bis", 6, ["von ", "1\u00a0% ", "bis"]],
  ["e\u0301t\u00e9", 3, ["été"]],
])("%j in %i", (text, width, lines) => {
  expect(wrapText(text, width, letters)).toEqual(lines);
});

test("nothing is lost and no line is too wide", () => {
  const text = "Professor-Doktor-Friedrich-Wilhelm-von-Humboldt-Strasse am alten Markt 17/21";
  for (let width = 1; width < 80; width++) {
    const lines = wrapText(text, width, letters);
    expect(lines.join("")).toBe(text);
    for (const line of lines) expect(line.trimEnd().length).toBeLessThanOrEqual(width);
  }
});
