import { expect, it } from "vitest";
import { ACCOUNT_NAMES, chartOf } from "#app/features/books/book/accounts.ts";
import { type BookFact, linesOf } from "#app/features/books/book/bookings.ts";
import { chartSchema } from "#app/features/books/journal/chart.schema.ts";
import { readSpan } from "#app/features/books/journal/span.ts";

const fact = (over: Partial<BookFact>): BookFact => ({
  sourceId: "1",
  basis: "agreed",
  day: "2026-03-01",
  kind: "invoice",
  net: 100_00,
  vat: 8_10,
  rate: 81,
  ...over,
});

const EFFECTIVE = { output: true, input: true };
const NET_RATES = { output: false, input: false };

it("an invoice is booked net and with its VAT, and gross by net tax rates", () => {
  expect(linesOf(fact({}), EFFECTIVE)).toMatchObject([
    { debit: "debtors", credit: "revenue", amount: 100_00, rate: 81 },
    { debit: "debtors", credit: "vat", amount: 8_10, rate: 81 },
  ]);
  expect(linesOf(fact({}), NET_RATES)).toMatchObject([
    { debit: "debtors", credit: "revenue", amount: 108_10, rate: 81 },
  ]);
});

it("what lowers turnover is booked the other way round, and nothing of nothing", () => {
  expect(linesOf(fact({ kind: "credit_note", net: -50_00, vat: 0 }), EFFECTIVE)).toMatchObject([
    { debit: "revenue", credit: "clientCredit", amount: 50_00, rate: 81 },
  ]);
  expect(linesOf(fact({ kind: "skonto", net: -2_00, vat: -16 }), EFFECTIVE)).toMatchObject([
    { debit: "skonto", credit: "debtors", amount: 2_00, rate: 81 },
    { debit: "vat", credit: "debtors", amount: 16, rate: 81 },
  ]);
  expect(linesOf(fact({ net: 0, vat: 0 }), EFFECTIVE)).toEqual([]);
});

it("an expense stands on the account of its category, its input tax apart", () => {
  expect(
    linesOf(fact({ kind: "expense", basis: "", category: "rent", rate: null }), EFFECTIVE),
  ).toMatchObject([
    { debit: "rent", credit: "bank", amount: 100_00, rate: null },
    { debit: "inputTaxOther", credit: "bank", amount: 8_10, rate: null },
  ]);
  const withoutMethod = { output: true, input: false };
  expect(
    linesOf(fact({ kind: "expense", basis: "", category: "rent", rate: null }), withoutMethod),
  ).toMatchObject([{ debit: "rent", credit: "bank", amount: 108_10, rate: null }]);
});

it("accounts have numbers of the SME chart until others are chosen, all wrong or shared ones are named", () => {
  const chart = chartOf(new Map([["bank", "1021"]]));
  expect(chart).toMatchObject({ bank: "1021", debtors: "1100", rent: "6000" });
  expect(Object.keys(chart)).toEqual(ACCOUNT_NAMES);
  expect(chartOf(new Map([["bank", "1000"]]))).toMatchObject({ bank: "1000", cash: "1001" });
  const wrong = chartSchema.safeParse({ ...chart, bank: "", vat: "22a" });
  expect(wrong.error?.issues.map(({ path }) => path.join())).toEqual(["bank", "vat"]);
  const shared = chartSchema.safeParse({ ...chart, bank: "1100", rent: "6500" });
  expect(shared.error?.issues.map(({ path }) => path.join())).toEqual(["bank", "debtors"]);
  expect(chartSchema.safeParse({ ...chart, fees: "3400", skonto: "3400" }).success).toBe(true);
});

it("without a choice each account has its number of the Swiss chart of accounts for SMEs", () => {
  expect(chartOf(new Map())).toMatchObject({
    material: "4000",
    services: "4400",
    rent: "6000",
    vehicle: "6200",
    insurance: "6300",
    energy: "6400",
    office: "6500",
    software: "6570",
    advertising: "6600",
    other: "6700",
    furniture: "1510",
    computers: "1520",
  });
});

const YEAR = { from: "2026-07-01", to: "2027-06-30" };

it("days of a query are those of the business year by default, and wrong ones are named", () => {
  const of = (query: string) => readSpan(new URLSearchParams(query), YEAR);
  expect(of("")).toEqual({ span: YEAR, problems: [] });
  expect(of("from=x&to=2026-02-30").problems.map(({ field }) => field)).toEqual(["from", "to"]);
  expect(of("from=2026-05-01&to=2026-04-30").problems.map(({ field }) => field)).toEqual(["to"]);
});
