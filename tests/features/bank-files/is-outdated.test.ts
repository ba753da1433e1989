import { expect, it } from "vitest";
import { isOutdated } from "#app/features/money/bank-files/matching/is-outdated.ts";
import type { BankFacts } from "#app/features/money/bank-files/reports/bank-facts.ts";
import type { Payment } from "#app/features/books/ledger/payment.ts";
import { CREDIT } from "../../support/bank-files/candidates.ts";

const PAYER = { payerIban: "CH1", payerName: "Muster" };
const REMITTANCE = { reference: "", documentNumber: "7", amount: null };

it.each<[string, Partial<Payment>, Partial<BankFacts>, boolean]>([
  ["a proposal", { state: "proposed" }, {}, true],
  ["one that waits", { state: "unassigned" }, {}, true],
  ["a proposal that was paid back", { state: "proposed", refunded: 1 }, {}, false],
  ["one that was taken back", { state: "unassigned", reason: "taken_back" }, {}, false],
  ["one that is perhaps known", { state: "unassigned", reason: "perhaps_known" }, {}, false],
  ["an ignored one", { state: "ignored" }, { references: [] }, false],
  ["one that a person assigned", { reason: "assigned" }, { references: [] }, false],
  ["a reference that is still there", {}, { references: ["RF2", "RF1"] }, false],
  ["a reference that is gone", {}, { references: ["RF2"] }, true],
  ["the same payer", { reason: "payer", ...PAYER }, PAYER, false],
  ["another account of the same name", { reason: "payer", ...PAYER }, { ...PAYER, payerIban: "CH2" }, false],
  ["the same account in another name", { reason: "payer", ...PAYER }, { ...PAYER, payerName: "M" }, false],
  ["another payer", { reason: "payer_rounding", ...PAYER }, { payerIban: "CH2", payerName: "M" }, true],
  ["a payer of whom nothing is said", { reason: "payer", payerIban: "", payerName: "" }, {}, true],
  ["the same text", { reason: "number", message: "Nr 7" }, { text: "Nr 7" }, false],
  ["another text", { reason: "number_part", message: "Nr 7" }, { text: "Nr 8" }, true],
  ["another text, but a document", { reason: "number" }, { text: "", remittances: [REMITTANCE] }, false],
])("%s is matched anew or not", (_, payment, now, expected) => {
  const booked = {
    state: "booked",
    reason: "reference",
    refunded: 0,
    reference: "RF1",
    message: "",
  } as Payment;
  expect(isOutdated({ ...booked, ...payment }, { ...CREDIT, ...now })).toBe(expected);
});
