import { expect, it } from "vitest";
import { parseStatutoryRates } from "#app/swiss/vat/parse-statutory-rates.ts";
import { rateWarnings } from "#app/swiss/vat/rate-warnings.ts";

const warnings = (issueDate: string, rates: number[], serviceFrom = "", serviceTo = "") =>
  rateWarnings({ serviceFrom, serviceTo, issueDate, items: rates.map((vatRate) => ({ vatRate })) });

const CHANGE_OF_2024 = { kind: "change", day: "2024-01-01" };
const UNTIL_2023 = { kind: "notThen", rate: 77, times: [{ from: "2018-01-01", to: "2023-12-31" }] };

it("days of service over a change of a rate that is used are warned of, with its day", () => {
  expect(warnings("2024-02-01", [77], "2023-12-01", "2024-01-31")).toEqual([CHANGE_OF_2024]);
  expect(warnings("2024-02-01", [81], "2023-12-31", "2024-01-01")).toEqual([CHANGE_OF_2024]);
  expect(warnings("2024-02-01", [77], "2023-12-01", "2023-12-31")).toEqual([]);
  expect(warnings("2024-02-01", [81], "2024-01-01", "2024-01-31")).toEqual([]);
});

it("who has rows at both rates of a change has split them, as far as no other rate changes", () => {
  expect(warnings("2024-02-01", [77, 81], "2023-12-01", "2024-01-31")).toEqual([]);
  expect(warnings("2024-02-01", [77, 81, 25], "2023-12-01", "2024-01-31")).toEqual([CHANGE_OF_2024]);
  expect(warnings("2028-02-01", [38, 81], "2027-12-28", "2028-01-03")).toEqual([
    { kind: "change", day: "2028-01-01" },
  ]);
});

it("of the end of the rate for lodging only those who use it hear", () => {
  expect(warnings("2028-02-01", [38], "2027-12-28", "2028-01-03")).toEqual([
    { kind: "change", day: "2028-01-01" },
  ]);
  expect(warnings("2028-02-01", [81, 26], "2027-12-28", "2028-01-03")).toEqual([]);
});

it("a rate that was over by the day of supply is warned of, an agreed one never", () => {
  expect(warnings("2026-02-10", [77, 77, 81, 50, 190, 0])).toEqual([UNTIL_2023]);
  expect(warnings("2026-02-10", [77], "", "2023-12-31")).toEqual([]);
  expect(warnings("2026-02-10", [77], "2024-02-01", "2024-01-01")).toEqual([]);
  expect(warnings("", [77])).toEqual([]);
});

it("reads the rates that an operator adds, and nothing that is not quite one", () => {
  expect(parseStatutoryRates(" standard 8.9 2028-01-01 ,lodging 3.8 2028-01-01 2035-12-31")).toEqual([
    { kind: "standard", rate: 89, from: "2028-01-01", to: null },
    { kind: "lodging", rate: 38, from: "2028-01-01", to: "2035-12-31" },
  ]);
  for (const text of [
    "",
    "normal 8.9 2028-01-01",
    "standard 0 2028-01-01",
    "standard 8.9",
    "lodging 4 2028-01-01 x",
  ])
    expect(parseStatutoryRates(text), text).toBeUndefined();
});
