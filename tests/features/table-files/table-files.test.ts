import { describe, expect, it } from "vitest";
import { columnExamples } from "#app/features/running/table-files/column-examples.ts";
import { Allowance, cellsRule, UnreadableFile } from "#app/features/running/table-files/file-table.ts";
import { readCsv } from "#app/features/running/table-files/read-csv.ts";

const read = (bytes: Uint8Array) => readCsv(bytes, "file.csv", new Allowance());

const HEAD = "Name;Ort\n";

describe("the examples of a column", () => {
  const rows = ["one", "two", "three", "four", "five", "six"].map((cell) => ({ cells: [cell] }));

  it("are its first five cells", () => {
    expect(columnExamples(["Number"], rows)).toEqual([
      { heading: "Number", examples: ["one", "two", "three", "four", "five"] },
    ]);
  });

  it("are empty where a row is shorter, and cut after 40 characters", () => {
    const longer = [{ cells: ["x".repeat(40)] }, { cells: ["x".repeat(41)] }, { cells: [] }];
    expect(columnExamples(["Name"], longer)[0]!.examples).toEqual([
      "x".repeat(40),
      `${"x".repeat(40)} …`,
      "",
    ]);
  });
});

describe("a CSV file", () => {
  const utf16 = Buffer.from(`${HEAD}Müller €;Zürich`, "utf16le");
  it.each([
    ["UTF-16, the smaller byte first", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    [
      "UTF-16, the larger byte first",
      Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()]),
    ],
    [
      "Windows-1252 that begins as if it were UTF-16",
      Buffer.from(`\xff${HEAD}M\xfcller \x80;Z\xfcrich`, "latin1"),
    ],
    [
      "Windows-1252 that begins with another letter",
      Buffer.from(`\xfe${HEAD}M\xfcller \x80;Z\xfcrich`, "latin1"),
    ],
  ])("is read in %s", (_, bytes) => {
    expect(read(bytes)!.rows).toEqual([{ line: 2, cells: ["Müller €", "Zürich"] }]);
  });

  it("counts an empty line after a cell of two lines", () => {
    const lines = read(Buffer.from(`${HEAD}"A\nB";"x\ny"\n\nC;z\n`))!.rows.map(({ line }) => line);
    expect(lines).toEqual([2, 6]);
  });

  it("may have 60 columns and cells of 1,000 characters", () => {
    const row = Array.from({ length: 60 }, () => "x".repeat(1000)).join(";");
    expect(read(Buffer.from(`${row}\n${row}`))!.rows[0]!.cells).toHaveLength(60);
  });

  it.each([
    ["61 columns", `${"a;".repeat(60)}b\n1`, "import.file_too_many_columns", { max: 60 }],
    [
      "a heading of 1,001 characters",
      "x".repeat(1001),
      "import.file_cell_too_long",
      { line: 1, column: 1, max: 1000 },
    ],
  ])("is refused with %s", (_, text, problem, params) => {
    expect(refusalOf(() => read(Buffer.from(text)))).toEqual({ problem, params });
  });

  it("is refused with the first row above the limit, whose headings do not count", () => {
    const allowance = new Allowance(1);
    allowance.take({ line: 1, cells: ["Name"] }, true);
    allowance.take({ line: 2, cells: ["Anna"] }, false);
    expect(refusalOf(() => allowance.take({ line: 3, cells: ["Berta"] }, false))).toEqual({
      problem: "import.file_too_many_rows",
      params: { max: 1 },
    });
  });
});

it("the cells of a kept row are a list of texts, and nothing else", () => {
  for (const cells of [[], ["a", "b"]]) expect(cellsRule.safeParse(cells).success).toBe(true);
  for (const cells of ["ab", ["a", 1], { every: () => true }, null])
    expect(cellsRule.safeParse(cells).success).toBe(false);
});

function refusalOf(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    if (error instanceof UnreadableFile) return error.refusal;
    throw error;
  }
  return null;
}
