import fc from "fast-check";
import { expect, it } from "vitest";
import { csvPieces } from "#app/features/front/exports/csv.ts";
import { activeCsvText, inertCsvText, inertText } from "#app/platform/files/inert-text.ts";

const SEPARATORS = [";", ",", "\t"];

/** What a spreadsheet works out, behind an opening quote or an empty pair; a sign before plain words is text. */
const HOT = /^"{0,2}(?:[=@＝＠]|[+\-＋－](?!$|[^|!("=@&]+("|$)))/;

async function csvOf(text: string, delimiter: ";" | ","): Promise<string> {
  const pages = (async function* () {
    yield await Promise.resolve([["1", text, "2"]]);
  })();
  const column = { heading: "x", kind: "text" as const };
  let csv = "";
  for await (const piece of csvPieces(
    { name: "x", file: "x", columns: [column, column, column], pages },
    delimiter,
  ))
    csv += piece;
  return csv;
}

const hostile = fc.string({ unit: fc.constantFrom(..."=+-@＝;,\t\n\r\"' a1|(&"), maxLength: 20 });

it("security 12: no cell of a CSV file is a formula, wherever a reader splits it", async () => {
  const run = fc.asyncProperty(
    hostile,
    fc.constantFrom(";" as const, "," as const),
    async (text, delimiter) => {
      const csv = (await csvOf(text, delimiter)).replace(/^\uFEFF/, "");
      for (const separator of SEPARATORS)
        for (const cell of csv.split(/[\r\n]+/).flatMap((line) => line.split(separator)))
          expect(cell, JSON.stringify(text)).not.toMatch(HOT);
    },
  );
  await fc.assert(run, { numRuns: 3000, seed: 20_261_123 });
});

it.each(["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠", "'="])(
  "security 12: a cell that begins with %j is text, in a workbook as well",
  (start) => expect(inertText(`${start}1`)).toBe(`'${start}1`),
);

it("takes out again on import exactly what the export put in", () => {
  fc.assert(
    fc.property(hostile, (text) => void expect(activeCsvText(inertCsvText(text))).toBe(text)),
    { numRuns: 5000, seed: 20_261_123 },
  );
});

it("leaves prose alone", () => {
  for (const text of [
    "Fr. 100,- pro Stunde",
    "a, b; c",
    "Liste:\n- eins\n- zwei",
    "a@b.ch, c@d.ch",
    "A4, =B",
  ])
    expect(inertCsvText(text)).toBe(text);
});
