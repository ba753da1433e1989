import { expect, it } from "vitest";
import { creditsMeant } from "#app/features/money/bank-files/reversals/credits-meant.ts";
import type { BankFacts } from "#app/features/money/bank-files/reports/bank-facts.ts";
import { CREDIT } from "../../../support/bank-files/candidates.ts";

const { currency: _, amount: __, ...RECORD } = CREDIT;

const NOTHING: BankFacts = { ...RECORD, references: [] };

const credit = (paymentId: string, facts: Partial<BankFacts>) => ({
  paymentId,
  facts: { ...NOTHING, ...facts },
});

it.each<[string, Partial<BankFacts>, Partial<BankFacts>[], string[]]>([
  ["the same UETR", { uetr: "U" }, [{ uetr: "V" }, { uetr: "U" }], ["1"]],
  ["no UETR at all", {}, [{}, { uetr: "U" }], []],
  [
    "the bank's reference with the payer's",
    { transactionRef: "T", references: ["RF1"] },
    [{ references: ["RF1"] }, { transactionRef: "T", references: ["RF1"] }],
    ["1"],
  ],
  [
    "the payer's reference",
    { references: ["RF1"] },
    [{ references: ["RF2"] }, { references: ["RF1"] }],
    ["1"],
  ],
  [
    "the payer's reference before the bank's",
    { transactionRef: "T", references: ["RF1"] },
    [{ transactionRef: "T" }, { references: ["RF1"] }],
    ["1"],
  ],
  [
    "no reference of the bank",
    { references: ["RF1"] },
    [{ references: ["RF1"] }, { references: ["RF1"] }],
    ["0", "1"],
  ],
  ["the entry", { entryRef: "E" }, [{ entryRef: "F" }, { entryRef: "E" }], ["1"]],
  ["the transaction", { transactionRef: "T" }, [{ transactionRef: "T" }, { transactionRef: "S" }], ["0"]],
  [
    "the entry or the transaction",
    { transactionRef: "T", entryRef: "E" },
    [{ transactionRef: "T" }, { entryRef: "E" }],
    ["0", "1"],
  ],
  ["a batch of equal ones", { entryRef: "E" }, [{ entryRef: "E" }, { entryRef: "E" }], ["0", "1"]],
  ["another payer", { entryRef: "E", payerName: "Anna" }, [{ entryRef: "E", payerName: "Beat" }], []],
])("a reversal means by %s", (_, reversal, credits, expected) => {
  const all = credits.map((facts, index) => credit(`${index}`, facts));
  expect(creditsMeant({ ...NOTHING, ...reversal }, all).map(({ paymentId }) => paymentId)).toEqual(expected);
});
