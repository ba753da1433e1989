import { expect, it } from "vitest";
import { acrossSources } from "#app/features/money/bank-files/identity/across-sources.ts";
import { type BankFacts, joinedFacts } from "#app/features/money/bank-files/reports/bank-facts.ts";
import { CREDIT } from "../../support/bank-files/candidates.ts";

const CAMT: BankFacts = { ...CREDIT, references: [] };

const CSV: BankFacts = { ...CAMT, source: "csv", fromCsv: ["references", "payerIban", "payerName", "text"] };

it.each<[string, Partial<BankFacts>, Partial<BankFacts>, string]>([
  ["a reference in common", { references: ["RF1"] }, { references: ["RF1"] }, "same"],
  ["another reference", { references: ["RF1"] }, { references: ["RF2"] }, "different"],
  [
    "the payer's name, written longer",
    { payerName: "Zbinden AG" },
    { payerName: "ZBINDEN AG, 3000 Bern" },
    "same",
  ],
  ["the payer's name, turned round", { payerName: "Max Muster" }, { payerName: "Muster Max" }, "same"],
  ["the payer's name in the text", { payerName: "Zbinden AG" }, { text: "Payment from Zbinden Ag" }, "same"],
  ["one word of the name", { payerName: "Max Muster" }, { payerName: "Eva Muster" }, "unclear"],
  ["another name", { payerName: "Max Muster" }, { payerName: "Huber AG" }, "different"],
  ["the same text", { text: "Rechnung 12" }, { text: "RECHNUNG 12" }, "same"],
  ["nothing in common", { payerName: "Max Muster" }, { text: "danke" }, "unclear"],
  ["another account", { payerIban: "CH1" }, { payerIban: "CH2", text: "x" }, "different"],
  ["the same account", { payerIban: "CH1" }, { payerIban: "CH1" }, "same"],
  ["a reference on one side alone", { references: ["RF1"] }, {}, "unclear"],
  ["an account on one side alone", { payerIban: "CH1" }, {}, "unclear"],
  ["nothing that is stated", {}, {}, "unclear"],
  ["no more than the form of the company", { payerName: "Max AG" }, { payerName: "Eva AG" }, "different"],
  ["names of two letters alone", { payerName: "Li" }, { payerName: "Bo" }, "unclear"],
  ["the bank's own id", { transactionRef: "T1" }, { transactionRef: "T1" }, "same"],
  [
    "three days between",
    { text: "A" },
    { text: "A", valueDay: "2026-11-23", paidOn: "2026-11-23" },
    "unclear",
  ],
  [
    "four days between",
    { text: "A" },
    { text: "A", valueDay: "2026-11-24", paidOn: "2026-11-24" },
    "different",
  ],
  ["the day of payment", { valueDay: "2026-11-23", text: "A" }, { text: "A" }, "same"],
  ["no day", { text: "A" }, { text: "A", valueDay: "", paidOn: "" }, "different"],
])("a payment of a CSV file and one of the bank's with %s", (_, camt, csv, expected) => {
  const [one, other] = [
    { ...CAMT, ...camt },
    { ...CSV, ...csv },
  ];
  expect([acrossSources(one, other), acrossSources(other, one)]).toEqual([expected, expected]);
});

it("what a CSV file adds is marked, and replaces nothing that the bank says", () => {
  const camt = { ...CAMT, payerName: "Zbinden AG", transactionRef: "T1" };
  const csv = {
    ...CSV,
    payerName: "Z.",
    text: "danke",
    references: ["RF2"],
    transactionRef: "X",
    valueDay: "2026-11-19",
  };
  const expected = {
    payerName: "Zbinden AG",
    text: "danke",
    references: ["RF2"],
    transactionRef: "T1",
    valueDay: "2026-11-20",
    source: "both",
    fromCsv: ["references", "text"],
  };
  expect(joinedFacts([csv, camt])).toMatchObject(expected);
  expect(joinedFacts([camt, csv])).toMatchObject(expected);
  expect(joinedFacts([csv, { ...camt, references: ["RF2"] }])).toMatchObject({ fromCsv: ["text"] });
  expect(joinedFacts([csv])).toBe(csv);
});
