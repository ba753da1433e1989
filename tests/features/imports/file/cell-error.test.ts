import { expect, it } from "vitest";
import { placeOf } from "#app/features/front/imports/file/cell-error.ts";

const INVOICES = { name: "Rechnungen", columns: 2 };
const ROWS = { name: "Positionen", columns: 1 };
const TABLE = {
  headings: ["Nummer", "Datum", "Betrag"],
  rows: [
    { lines: [7, 9], cells: [" R-1 ", "x".repeat(70), "1e3"] },
    { lines: [0, 12], cells: ["", "", ""] },
    { lines: [0, 1], cells: ["", "", ""] },
    { lines: [0, 0], cells: ["", "", ""] },
  ],
  parts: [INVOICES, ROWS],
};
const FIELDS = ["number", "issueDate", "amount"];

const at = (field: string, row: number | null = 0, table = TABLE) =>
  placeOf(table, FIELDS, { row, field, code: "field.required" });

it("an error stands in the sheet and the line that has its column", () => {
  expect(at("number")).toEqual({ part: "Rechnungen", line: 7, column: "Nummer", cell: "R-1" });
  expect(at("issueDate")).toEqual({ part: "Rechnungen", line: 7, column: "Datum", cell: "x".repeat(60) });
  expect(at("amount")).toEqual({ part: "Positionen", line: 9, column: "Betrag", cell: "1e3" });
});

it("an error without a column stands in the first line that there is, and one of the whole file nowhere", () => {
  expect(at("email")).toEqual({ part: "Rechnungen", line: 7, column: "", cell: "" });
  expect(at("number", 1)).toEqual({ part: "Positionen", line: 12, column: "Nummer", cell: "" });
  expect(at("number", 2)).toMatchObject({ part: "Positionen", line: 1 });
  expect(at("number", 3)).toMatchObject({ part: "", line: 0 });
  expect(at("number", null)).toBeNull();
});

it("a file of one sheet names no sheet", () => {
  const table = { ...TABLE, parts: [{ ...INVOICES, columns: 3 }] };
  expect(at("amount", 0, table)).toMatchObject({ part: "", line: 7 });
});
