import { expect, it } from "vitest";
import { csvReading } from "#app/features/money/bank-files/csv/csv-document.ts";
import { guessMapping } from "#app/features/money/bank-files/csv/guess-mapping.ts";
import { readCsvFile } from "#app/features/money/bank-files/csv/read-csv-file.ts";
import { readCsvRow } from "#app/features/money/bank-files/csv/read-csv-row.ts";
import { proofState } from "#app/features/money/bank-files/proof/proof-rows.ts";
import { CSV_FILES } from "../../../support/bank-files/csv-files.ts";

const ACCOUNT = "CH9300762011623852957";

function read(text: string) {
  const table = readCsvFile(Buffer.from(text));
  const { bank, mapping } = guessMapping(table);
  const rows = table.rows.map((row) => readCsvRow(row, mapping, table.headings));
  const { document, unreadable } = csvReading(rows, { name: "a.csv", account: ACCOUNT });
  const statements = document.statements.map(
    ({ transactions, balances, booked, entries, leftOut, ...rest }) => ({
      ...rest,
      balances,
      payments: transactions.map(({ paidOn, amount, payerName, text, transactionRef }) =>
        [paidOn, amount, payerName, text, transactionRef].join("|"),
      ),
      proof: proofState({
        opening: balances.opening,
        closing: balances.closing,
        booked,
        entries,
        accounted: transactions.length + leftOut.length,
        outcomes: {},
        unaccounted: [],
        isListed: true,
      }),
    }),
  );
  return { bank, statements, unreadable };
}

it("reads a file of Wise, whose newest rows come first, by its own transaction ids", () => {
  const { bank, statements, unreadable } = read(CSV_FILES.wise);
  expect([bank, unreadable]).toEqual(["wise", []]);
  expect(statements).toMatchObject([
    {
      id: "CHF",
      from: "2026-11-18",
      to: "2026-11-20",
      balances: { opening: 1000_00, closing: 1487_50 },
      proof: "adds_up",
      skipped: { outgoing: 1, pending: 0 },
      payments: [
        "2026-11-19|25000|Zbinden AG|Received money from Zbinden AG with reference RG 17 RG 17|TRANSFER-901",
        "2026-11-18|25000|Zbinden AG|Received money from Zbinden AG|TRANSFER-900",
      ],
    },
  ]);
});

it("reads a file of Revolut: fees, pending and reverted rows, savings and other currencies apart", () => {
  const { bank, statements, unreadable } = read(CSV_FILES.revolut);
  expect([bank, unreadable]).toEqual(["revolut", []]);
  expect(statements).toMatchObject([
    {
      id: "CHF Current",
      balances: { opening: 1000_00, closing: 1149_50 },
      proof: "adds_up",
      skipped: { outgoing: 1, pending: 2 },
      payments: ["2026-11-18|25000||Payment from Zbinden Ag|"],
    },
    { id: "CHF Savings", proof: "adds_up", payments: ["2026-11-19|3000||To savings|"] },
    { id: "EUR Current", currency: "EUR", payments: ["2026-11-20|2000||Payment from Peter|"] },
  ]);
});

it("reads a file of Revolut Business, whose times are those of Greenwich", () => {
  const { bank, statements } = read(CSV_FILES.revolutBusiness);
  expect(bank).toBe("revolut");
  expect(statements).toMatchObject([
    { proof: "adds_up", payments: ["2026-11-19|25000||Money added from ZBINDEN AG RG 17|0b6c-1"] },
  ]);
});

it("reads a file of neon, which states neither ids nor balances", () => {
  const { bank, statements } = read(CSV_FILES.neon);
  expect(bank).toBe("neon");
  expect(statements).toMatchObject([
    {
      id: "CHF",
      proof: "unchecked",
      skipped: { outgoing: 2 },
      payments: ["2026-11-19|25000|Zbinden AG|RG 17|"],
    },
  ]);
});

it("reads a file of Yuh, with a column for each direction and quotes in its texts", () => {
  const { bank, statements } = read(CSV_FILES.yuh);
  expect(bank).toBe("yuh");
  expect(statements).toMatchObject([
    { id: "CHF", skipped: { outgoing: 1 }, payments: ["2026-11-19|25000|Zbinden AG|RG 17|"] },
  ]);
});

it("a heading row that differs slightly is none of a bank's", () => {
  expect(read(CSV_FILES.neon.replace('"Subject"', '"Subjects"')).bank).toBe("");
  expect(read(CSV_FILES.wise.replace('"Payment Reference"', '"Payment reference"')).bank).toBe("");
});
