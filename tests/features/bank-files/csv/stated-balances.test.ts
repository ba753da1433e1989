import { expect, it } from "vitest";
import { statedBalances } from "#app/features/money/bank-files/csv/stated-balances.ts";
import type { CsvRow } from "#app/features/money/bank-files/csv/read-csv-row.ts";

const EMPTY: CsvRow = {
  line: 2,
  day: "2026-11-02",
  amount: 0,
  currency: "CHF",
  part: "",
  state: "booked",
  payer: "",
  payerIban: "",
  references: [],
  text: "",
  id: "",
  balance: 0,
  fee: 0,
};

/** 1000.00 before, 100.00 in, 30.00 out with 1.00 for the bank, 5.00 in. */
const ROWS: [amount: number, fee: number, balance: number][] = [
  [100_00, 0, 1_100_00],
  [-30_00, 1_00, 1_069_00],
  [5_00, 0, 1_074_00],
];
const STATED = { opening: 1_000_00, closing: 1_074_00 };

function rowsOn(...days: string[]): CsvRow[] {
  return ROWS.map(([amount, fee, balance], at) => ({ ...EMPTY, amount, fee, balance, day: days[at] ?? "" }));
}

it.each<[string, CsvRow[]]>([
  ["the oldest first", rowsOn("2026-11-02", "2026-11-03", "2026-11-04")],
  ["the newest first", rowsOn("2026-11-02", "2026-11-03", "2026-11-04").toReversed()],
  ["all of one day, the oldest first", rowsOn("2026-11-02", "2026-11-02", "2026-11-02")],
  ["all of one day, the newest first", rowsOn("2026-11-02", "2026-11-02", "2026-11-02").toReversed()],
])("the balances of a CSV file are those before its first row and after its last: %s", (_, rows) => {
  expect(statedBalances(rows)).toEqual(STATED);
  const pending: CsvRow = { ...EMPTY, state: "pending", day: "2026-11-09", amount: 7_00, balance: 1 };
  expect(statedBalances([pending, ...rows, pending])).toEqual(STATED);
});

it("rows of one day that add up neither way are read as they stand", () => {
  const [first, , last] = rowsOn("2026-11-02", "2026-11-02", "2026-11-02") as [CsvRow, CsvRow, CsvRow];
  expect(statedBalances([first, last])).toEqual(STATED);
  expect(statedBalances([last, first])).toEqual({ opening: 1_069_00, closing: 1_100_00 });
});

it("a file without balances, or without a booked row, states none", () => {
  const [first, last] = [{ ...EMPTY, balance: null }, EMPTY];
  expect(statedBalances([first, last])).toEqual({ opening: null, closing: 0 });
  expect(statedBalances([])).toEqual({ opening: null, closing: null });
});
