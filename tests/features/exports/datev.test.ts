import { expect, it } from "vitest";
import { chartOf } from "#app/features/books/book/accounts.ts";
import { datevPieces } from "#app/features/front/exports/journal/datev.ts";
import type { JournalLine } from "#app/features/front/exports/journal/journal-sheet.ts";
import { readCsv } from "../../support/read/read-csv.ts";

const LINE: JournalLine = {
  sequence: 1,
  factDay: "2026-02-03",
  day: "2026-02-03",
  recordedAt: "2026-02-03T09:00:00.000Z",
  kind: "invoice",
  debit: "debtors",
  credit: "revenue",
  amount: 1_234_05,
  rate: null,
  number: "INV-2026-0001",
  name: "Kundin AG",
  source: { type: "invoice", id: "a" },
  reverses: null,
  text: "Konzept",
  hash: "",
};

async function piecesOf(pages: Partial<JournalLine>[][], chosen: [string, string][] = []): Promise<Buffer[]> {
  const span = { from: "2026-02-01", to: "2026-03-31", createdAt: "2026-04-05T06:07:08.009Z" };
  const lines = (async function* () {
    for (const page of pages) yield await Promise.resolve(page.map((line) => ({ ...LINE, ...line })));
  })();
  const pieces: Buffer[] = [];
  for await (const piece of datevPieces(lines, { ...span, chart: chartOf(new Map(chosen)) }))
    pieces.push(Buffer.from(piece));
  return pieces;
}

async function rowsOf(...of: Parameters<typeof piecesOf>): Promise<string[][]> {
  return readCsv(Buffer.concat(await piecesOf(...of)).toString("latin1"), ";");
}

it("a file for DATEV says which format it has, when it was made, and which days and currency it is of", async () => {
  const [header] = await rowsOf([]);
  expect(header).toEqual([
    ...["EXTF", "700", "21", "Buchungsstapel", "13", "20260405060708009", "", "RE", "", ""],
    ...["1001", "1", "20260101", "4", "20260201", "20260331", "Rappen 2026", ""],
    ...["1", "0", "0", "CHF", "", "", "", "", "", "", "", "", ""],
  ]);
});

it("accounts in a file for DATEV are as long as the longest of them", async () => {
  const [header] = await rowsOf([], [["bank", "102000"]]);
  expect(header?.[13]).toBe("6");
});

it("a booking for DATEV has its amount, both accounts, its day without the year, and its document", async () => {
  const [, headings = [], ...rows] = await rowsOf([[{}], [], [{ amount: 5 }, { amount: 100 }]]);
  expect(headings.slice(6, 11)).toEqual([
    ...["Konto", "Gegenkonto (ohne BU-Schlüssel)", "BU-Schlüssel", "Belegdatum", "Belegfeld 1"],
  ]);
  expect(rows[0]).toEqual([
    ...["1234,05", "S", "CHF", "", "", "", "1100", "3400", "", "0302", "INV-2026-0001", "", "", "Konzept"],
  ]);
  expect(rows.map(([amount]) => amount)).toEqual(["1234,05", "0,05", "1,00"]);
});

it("a file for DATEV keeps to its lengths and characters", async () => {
  const number = `R 17;"ü"/${"1".repeat(40)}`;
  const text = `«Grüezi» ‘A’ – 5\t"x" 😀 ${"y".repeat(60)}`;
  const [, , row] = await rowsOf([[{ number, text }]]);
  expect(row?.[10]).toBe(`R17/${"1".repeat(32)}`);
  expect(row?.[13]).toBe(`«Grüezi» 'A' - 5 "x" ? ${"y".repeat(37)}`);
  expect([...(row?.[13] ?? "")]).toHaveLength(60);
});

it("no piece of a file for DATEV is empty, as a ZIP would end there", async () => {
  const pieces = await piecesOf([[], [{}], []]);
  expect(pieces.map(({ length }) => length > 0)).toEqual([true, true]);
});
