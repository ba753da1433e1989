import { expect, it } from "vitest";
import type { CsvColumn } from "#app/features/money/bank-files/csv/csv-columns.ts";
import { readCsvRow } from "#app/features/money/bank-files/csv/read-csv-row.ts";

type Cells = Partial<Record<CsvColumn, string>>;

const IN_TWO: Cells = { currency: "usd", debitCurrency: "eur" };

function rowOf(cells: Cells, currency = "chf") {
  const all: Cells = { date: "2.11.2026", ...cells };
  const columns = Object.keys(all) as CsvColumn[];
  const mapping = { columns, dayOrder: "dmy", decimal: ".", currency } as const;
  return readCsvRow({ line: 2, cells: Object.values(all) }, mapping, []);
}

it.each<[string, Cells, number, string]>([
  ["the amount of the file's currency", { amount: "7.00" }, 7_00, "CHF"],
  ["the currency of the row", { amount: "-7.00", currency: "eur" }, -7_00, "EUR"],
  ["what came in", { credit: "7.00", debit: "" }, 7_00, "CHF"],
  ["what came in beside a zero", { credit: "7.00", debit: "0.00" }, 7_00, "CHF"],
  ["what went out", { credit: "", debit: "7.00" }, -7_00, "CHF"],
  ["what went out, with its sign", { credit: "0.00", debit: "-7.00" }, -7_00, "CHF"],
  ["nothing beside an empty cell", { credit: "0.00", debit: "" }, 0, "CHF"],
  ["nothing in the other column", { credit: "", debit: "0.00" }, 0, "CHF"],
  ["its own currency of what went out", { ...IN_TWO, credit: "", debit: "7.00" }, -7_00, "EUR"],
  ["its own currency beside a zero", { ...IN_TWO, credit: "0.00", debit: "7.00" }, -7_00, "EUR"],
  ["the other currency of what came in", { ...IN_TWO, credit: "7.00", debit: "" }, 7_00, "USD"],
  ["that too beside a zero", { ...IN_TWO, credit: "7.00", debit: "0.00" }, 7_00, "USD"],
  ["the one currency there is", { ...IN_TWO, debitCurrency: "", credit: "", debit: "7.00" }, -7_00, "USD"],
])("a row of a CSV file has %s", (_, cells, amount, currency) => {
  const row = rowOf(cells);
  expect(row).toMatchObject({ amount, currency, day: "2026-11-02", state: "booked" });
  expect(Object.is("amount" in row && row.amount, amount)).toBe(true);
});

it.each<[string, Cells, object]>([
  ["two amounts", { credit: "7.00", debit: "8.00" }, { problem: "two_amounts", cell: "7.00" }],
  ["money that came in with a minus", { credit: "-7.00", debit: "" }, { problem: "bad_amount" }],
  ["no amount", { credit: "", debit: "" }, { problem: "no_amount" }],
  ["an amount that is none", { amount: "1e3" }, { problem: "bad_amount", cell: "1e3" }],
  ["another one that is none", { credit: "", debit: "1e3" }, { problem: "bad_amount", cell: "1e3" }],
  ["a currency that is none", { amount: "7.00", currency: "Fr." }, { problem: "bad_currency" }],
  ["no day", { date: "", amount: "7.00" }, { problem: "no_day" }],
  ["a day that is none", { date: "31.11.2026", amount: "7.00" }, { problem: "bad_day", cell: "31.11.2026" }],
])("a row of a CSV file with %s is not read", (_, cells, problem) => {
  expect(rowOf(cells)).toMatchObject({ line: 2, ...problem });
});

it("a row of a CSV file keeps balance and fee, whatever sign the fee has", () => {
  const cells = { amount: "7.00", balance: "-1.00" };
  expect(rowOf({ ...cells, fee: "-0.30" })).toMatchObject({ balance: -1_00, fee: 30 });
  expect(rowOf({ ...cells, fee: "0.30" })).toMatchObject({ fee: 30 });
  expect(rowOf({ amount: "7.00", balance: "", fee: "" })).toMatchObject({ balance: null, fee: 0 });
});

it("what waits at the bank may have no day yet", () => {
  expect(rowOf({ date: "", amount: "7.00", state: "pending" })).toMatchObject({ state: "pending", day: "" });
  expect(rowOf({ amount: "7.00", state: "who knows" })).toMatchObject({ problem: "unknown_state" });
});

it("a reference is one with its check digits, and is part of the text in any case", () => {
  const read = (reference: string, text = "") => rowOf({ amount: "7.00", text, reference });
  for (const reference of ["210000000003139471430009017", "RF18539007547034"])
    expect(read(reference)).toMatchObject({ references: [reference], text: reference });
  expect(read("1236", "Miete")).toMatchObject({ references: ["1236".padStart(27, "0")], text: "Miete 1236" });
  expect(read("12", "Miete")).toMatchObject({ references: [], text: "Miete 12" });
  expect(read("", "Miete")).toMatchObject({ references: [], text: "Miete" });
});
