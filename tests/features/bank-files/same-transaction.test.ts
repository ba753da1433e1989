import { expect, it } from "vitest";
import {
  contradict,
  knownAs,
  type TransactionIdentity,
} from "#app/features/money/bank-files/identity/same-transaction.ts";
import type { BankFacts } from "#app/features/money/bank-files/reports/bank-facts.ts";
import { CREDIT } from "../../support/bank-files/candidates.ts";

const { currency: _, amount: __, ...NOTHING } = { ...CREDIT, references: [] };

function transaction(facts: Partial<BankFacts>, contentKey = "one"): TransactionIdentity {
  const stated = { ...NOTHING, ...facts };
  return { account: "CH1", kind: "credit", amount: 100_00, currency: "CHF", facts: stated, contentKey };
}

it.each<[string, Partial<BankFacts>, Partial<BankFacts>, string]>([
  ["the same UETR", { uetr: "U" }, { uetr: "U" }, "same"],
  ["another UETR", { uetr: "U", entryRef: "E" }, { uetr: "V", entryRef: "E" }, "different"],
  ["the same reference of the bank", { transactionRef: "T" }, { transactionRef: "T" }, "same"],
  [
    "another one",
    { transactionRef: "T", entryRef: "E" },
    { transactionRef: "S", entryRef: "E" },
    "different",
  ],
  [
    "its reference, one without the payer's",
    { transactionRef: "T", references: ["RF1"] },
    { transactionRef: "T" },
    "different",
  ],
  ["the same place in an entry", { entryRef: "E" }, { entryRef: "E" }, "same"],
  ["another place in it", { entryRef: "E" }, { entryRef: "E", index: 1 }, "different"],
  ["another entry", { entryRef: "E" }, { entryRef: "F" }, "different"],
  ["another day of value", { entryRef: "E" }, { entryRef: "E", valueDay: "2026-11-19" }, "different"],
  ["a place of which one says more", { entryRef: "E", payerName: "Anna" }, { entryRef: "E" }, "same"],
  [
    "a place of which each says something else",
    { entryRef: "E", payerName: "Anna" },
    { entryRef: "E", text: "Nr 7" },
    "unclear",
  ],
  [
    "the same with something in common",
    { entryRef: "E", payerName: "Anna", payerIban: "CH5" },
    { entryRef: "E", text: "Nr 7", payerIban: "CH5" },
    "same",
  ],
  [
    "the same with a reference in common",
    { entryRef: "E", references: ["RF1"], text: "a" },
    { entryRef: "E", references: ["RF1"], payerIban: "CH5" },
    "same",
  ],
  ["the same content, with references of one alone", { entryRef: "E" }, {}, "same"],
  ["a shortened name", { payerName: "Müller AG" }, { payerName: "Muller AG, Bern" }, "same"],
  ["another name", { payerName: "Anna" }, { payerName: "Beat" }, "different"],
  ["another end-to-end id", { endToEndId: "1" }, { endToEndId: "2" }, "different"],
])("%s", (_, found, stored, sameness) => {
  const known = knownAs([transaction(found)], [transaction(stored)]);
  expect(known.map(({ sameness }) => sameness)).toEqual([sameness]);
});

it("another content without any reference is another one", () => {
  expect(knownAs([transaction({}, "one")], [transaction({}, "two")])).toMatchObject([{ stored: null }]);
});

it("one that is stored stands for one that is found, and the surest identity goes first", () => {
  const stored = [transaction({ entryRef: "E" }), transaction({ uetr: "U", entryRef: "E" })];
  const found = [
    transaction({ uetr: "U", entryRef: "E" }),
    transaction({ entryRef: "E" }),
    transaction({ entryRef: "E" }),
  ];
  const known = knownAs(found, stored);
  expect(known.map(({ stored: one }) => stored.indexOf(one as TransactionIdentity))).toEqual([1, 0, -1]);
});

it.each<[string, Partial<TransactionIdentity>]>([
  ["account", { account: "CH2" }],
  ["direction", { kind: "reversal" }],
  ["amount", { amount: 1 }],
  ["currency", { currency: "EUR" }],
])("another %s is another transaction", (_, changes) => {
  const one = transaction({ uetr: "U" });
  expect(knownAs([one], [{ ...one, ...changes }])).toMatchObject([{ sameness: "different" }]);
});

it("what only one of them says contradicts nothing", () => {
  const none = { references: [], payerIban: "", payerName: "" };
  const all = { references: ["RF1"], payerIban: "CH5", payerName: "Anna" };
  expect([contradict(none, all), contradict(all, none), contradict(all, all)]).toEqual([false, false, false]);
  expect(contradict(all, { ...all, references: ["RF2"] })).toBe(true);
  expect(contradict(all, { ...all, references: ["RF2", "RF1"] })).toBe(false);
  expect(contradict(all, { ...all, payerIban: "CH6" })).toBe(true);
});
