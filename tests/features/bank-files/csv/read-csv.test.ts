import { expect, it } from "vitest";
import { csvReading } from "#app/features/money/bank-files/csv/csv-document.ts";
import type { CsvMapping } from "#app/features/money/bank-files/csv/csv-mapping.ts";
import { csvSamples } from "#app/features/money/bank-files/csv/csv-samples.ts";
import { guessMapping } from "#app/features/money/bank-files/csv/guess-mapping.ts";
import { readCsvFile } from "#app/features/money/bank-files/csv/read-csv-file.ts";
import { readCsvRow } from "#app/features/money/bank-files/csv/read-csv-row.ts";
import { writtenAmount, writtenDay } from "#app/features/money/bank-files/csv/written-cells.ts";
import { otherBankCsv } from "../../../support/bank-files/csv-files.ts";

function read(content: string | Buffer, changes: Partial<CsvMapping> = {}) {
  const table = readCsvFile(typeof content === "string" ? Buffer.from(content) : content);
  const mapping = { ...guessMapping(table).mapping, ...changes };
  const rows = table.rows.map((row) => readCsvRow(row, mapping, table.headings));
  const { document, unreadable } = csvReading(rows, { name: "", account: "" });
  return { table, mapping, unreadable, statements: document.statements };
}

it("three decimals are an amount in dinars alone, and nothing has a sign that is nothing or none", () => {
  expect([writtenAmount("1.250", ".", "KWD"), writtenAmount("1.25", ".", "KWD")]).toEqual([1_250, 1_250]);
  expect([writtenAmount("1.250", ".", "CHF"), writtenAmount("1250", ".", "JPY")]).toEqual([null, 1_250]);
  expect(writtenAmount("-0.00", ".", "CHF")).toBe(0);
  expect(writtenAmount("-1.2345", ".", "CHF")).toBeNull();
});

it.each([
  ["1'234.50", ".", 1234_50],
  ["1’234.50", ".", 1234_50],
  ["1 234,50", ",", 1234_50],
  ["1\u202f234,50", ",", 1234_50],
  ["1,234.50", ".", 1234_50],
  ["1.234,50", ",", 1234_50],
  ["CHF 12.5", ".", 12_50],
  ["12.50CHF", ".", 12_50],
  ["+12", ".", 12_00],
  ["-12.50", ".", -12_50],
  ["−12.50", ".", -12_50],
  ["0.00", ".", 0],
  ["12.3400", ".", 1234],
  ["1.250", ".", null],
  ["1.234", ".", null],
  ["1.234", ",", 1234_00],
  ["12,50", ".", null],
  ["12'50.00", ".", null],
  ["1e3", ".", null],
  ["=1+1", ".", null],
  ["", ".", null],
] as const)("the amount %s with the decimal sign %s", (cell, decimal, expected) => {
  expect(writtenAmount(cell, decimal, "CHF")).toBe(expected);
});

it.each([
  ["02.11.2026", "dmy", "2026-11-02"],
  ["2.11.26", "dmy", "2026-11-02"],
  ["02/11/2026", "mdy", "2026-02-11"],
  ["11-13-2026", "mdy", "2026-11-13"],
  ["13.11.2026", "mdy", null],
  ["2026-11-02 23:59:59", "dmy", "2026-11-02"],
  ["2026-11-02T23:59:59Z", "ymd", "2026-11-02"],
  ["30.02.2026", "dmy", null],
  ["02.11.2026", "ymd", null],
  ["yesterday", "dmy", null],
  ["01.01.1900", "dmy", null],
] as const)("the day %s in the order %s", (cell, order, expected) => {
  expect(writtenDay(cell, order)).toBe(expected);
});

it("finds the headings below other lines, the account above them, and the way amounts are written", () => {
  const file = otherBankCsv(["19.11.2026;1'250,00;;2'250,00;RG 17", "20.11.2026;;50,00;2'200,00;Miete"]);
  const { table, mapping, statements } = read(file);
  expect(table.accounts).toEqual(["CH9300762011623852957"]);
  expect(mapping).toEqual({
    columns: ["date", "credit", "debit", "balance", "text"],
    dayOrder: "dmy",
    decimal: ",",
    currency: "CHF",
  });
  expect(statements).toMatchObject([
    { balances: { opening: 1000_00, closing: 2200_00 }, transactions: [{ amount: 1250_00, text: "RG 17" }] },
  ]);
});

it.each([
  [";", Buffer.from("\uFEFFDatum;Betrag;Text\n19.11.2026;1.00;Müller")],
  [",", Buffer.from('Datum,Betrag,Text\n19.11.2026,1.00,"Müller"')],
  ["tab", Buffer.from("Datum\tBetrag\tText\n19.11.2026\t1.00\tMüller")],
  ["Latin-1", Buffer.from("Datum;Betrag;Text\r\n19.11.2026;1.00;Müller", "latin1")],
])("reads files separated or encoded as %s", (_, bytes) => {
  expect(read(bytes).statements).toMatchObject([{ transactions: [{ amount: 1_00, text: "Müller" }] }]);
});

it("takes the row with most filled cells for headings that nobody knows", () => {
  const lines = ["Auszug;;;;;", "", "Aaa;Bbb;Ccc", "1;2;3"];
  expect(readCsvFile(Buffer.from(lines.join("\n"))).headings).toEqual(["Aaa", "Bbb", "Ccc"]);
});

it("lists each row that cannot be read by its line and reason, and takes the others", () => {
  const { unreadable, statements } = read(
    otherBankCsv([
      "19.11.2026;10.00;;;gut",
      "31.11.2026;10.00;;;kein Tag",
      ";10.00;;;ohne Tag",
      "19.11.2026;zehn;;;kein Betrag",
      "19.11.2026;;;;ohne Betrag",
      "19.11.2026;10.00;5.00;;beide",
      "19.11.2026;0.00;5.00;;Ausgang",
      "19.11.2026;0.00;;;nichts",
    ]),
  );
  expect(unreadable.map(({ line, problem, cell }) => [line, problem, cell])).toEqual([
    [6, "bad_day", "31.11.2026"],
    [7, "no_day", ""],
    [8, "bad_amount", "zehn"],
    [9, "no_amount", ""],
    [10, "two_amounts", "10.00"],
  ]);
  expect(statements).toMatchObject([
    {
      entries: 8,
      leftOut: [
        { as: "outgoing", entryIndex: 1, amount: -500, text: "" },
        { as: "nothing", entryIndex: 2, amount: 0 },
      ],
      skipped: { outgoing: 1 },
      transactions: [{ text: "gut" }],
    },
  ]);
});

it("shows how the first five rows are read, and then only money that came in, up to ten rows", async () => {
  const paid = (day: number) => `${day}.11.2026;0.00;5.00;;Ausgang`;
  const received = (day: number) => `${day}.11.2026;10.00;;;Eingang`;
  const days = [21, 20, 19, 18, 17, 16];
  const file = Buffer.from(otherBankCsv([...days.map(paid), "gestern;10.00;;;Rest", ...days.map(received)]));
  const table = readCsvFile(file);
  const { rows, counts } = await csvSamples(table, guessMapping(table).mapping, "en", async () => {});
  const fates = [...Array<string>(5).fill("outgoing"), ...Array<string>(5).fill("incoming")];
  expect(rows.map(({ fate }) => fate)).toEqual(fates);
  expect(counts).toMatchObject({ incoming: 6, outgoing: 6, unreadable: 1 });
});

it("a status that nobody knows is not guessed at", () => {
  const file = "Datum;Betrag;Status\n19.11.2026;1.00;Gebucht\n19.11.2026;1.00;???\n19.11.2026;1.00;";
  expect(read(file).unreadable).toMatchObject([
    { line: 3, problem: "unknown_state", cell: "???" },
    { line: 4, problem: "unknown_state", cell: "" },
  ]);
});

it("a reference has right check digits; anything else in its column is text", () => {
  const rows = ["RF18539007547034", "21 00000 00003 13947 14300 09017", "RG 17"];
  const file = `Datum;Betrag;Referenz\n${rows.map((row) => `19.11.2026;1.00;${row}`).join("\n")}`;
  expect(read(file).statements[0]?.transactions.map(({ references, text }) => [references, text])).toEqual([
    [["RF18539007547034"], rows[0]],
    [["210000000003139471430009017"], rows[1]],
    [[], rows[2]],
  ]);
});

it("refuses a file without rows, one with too many, and one that is no text", () => {
  expect(() => readCsvFile(Buffer.from("Datum;Betrag"))).toThrow("import.file_empty");
  expect(() => readCsvFile(Buffer.from(`a;b\n${"1;2\n".repeat(20_001)}`))).toThrow(
    "import.file_too_many_rows",
  );
  expect(() => readCsvFile(Buffer.from([0x61, 0x3b, 0x00, 0x01]))).toThrow("import.file_unknown");
});
