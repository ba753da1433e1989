import { expect, it } from "vitest";
import { type BankFacts, joinedFacts } from "#app/features/money/bank-files/reports/bank-facts.ts";
import { CREDIT } from "../../support/bank-files/candidates.ts";

const { currency: _, amount: __, ...RECORD } = CREDIT;

const NOTHING: BankFacts = { ...RECORD, paidOn: "", valueDay: "", references: [] };

const ALL: BankFacts = {
  paidOn: "2026-11-20",
  valueDay: "2026-11-21",
  references: ["RF1"],
  remittances: [{ reference: "RF1", documentNumber: "R-1", amount: 100_00 }],
  text: "Nr 7",
  payerName: "Anna",
  payerIban: "CH5",
  charges: 1_00,
  instructed: { amount: 90_00, currency: "EUR" },
  uetr: "U",
  transactionRef: "T",
  entryRef: "E",
  endToEndId: "END",
  index: 0,
  source: "camt",
  fromCsv: [],
};

const OTHER: BankFacts = {
  ...ALL,
  paidOn: "2026-11-18",
  valueDay: "2026-11-19",
  references: ["RF2"],
  remittances: [],
  payerName: "Beat",
  charges: 2_00,
  uetr: "V",
};

it("what one file leaves out is as the other says it", () => {
  for (const files of [[ALL, NOTHING] as const, [NOTHING, ALL] as const])
    expect(joinedFacts(files)).toEqual(ALL);
  expect(joinedFacts([ALL])).toEqual(ALL);
});

it.each(Object.keys(ALL).filter((name) => name !== "index") as (keyof BankFacts)[])(
  "what the fuller file says of %s stands, else what the other says",
  (name) => {
    expect(joinedFacts([{ ...ALL, [name]: NOTHING[name] }, NOTHING])[name]).toEqual(NOTHING[name]);
    expect(joinedFacts([ALL, { ...NOTHING, [name]: OTHER[name] }])[name]).toEqual(ALL[name]);
    expect(
      joinedFacts([
        { ...ALL, [name]: NOTHING[name] },
        { ...NOTHING, [name]: ALL[name] },
      ])[name],
    ).toEqual(ALL[name]);
  },
);

it("of files that know equally much the earliest speaks", () => {
  expect(joinedFacts([ALL, { ...ALL, text: "Nr 8" }, { ...ALL, text: "Nr 9" }]).text).toBe("Nr 7");
});

it.each<[string, Partial<BankFacts>, Partial<BankFacts>]>([
  [
    "a reference says more than payer and text",
    { references: ["RF1"] },
    { payerIban: "CH5", payerName: "A", text: "a" },
  ],
  [
    "a document says more than payer and text",
    { remittances: ALL.remittances },
    { payerIban: "CH5", payerName: "A" },
  ],
  ["an account says more than name and text", { payerIban: "CH5" }, { payerName: "A", text: "a" }],
  ["a name says more than text", { payerName: "A" }, { text: "a" }],
  ["text says more than nothing", { text: "a" }, {}],
])("%s", (_, more, less) => {
  const files = [
    { ...NOTHING, ...less, index: 1 },
    { ...NOTHING, ...more, index: 2 },
  ] as const;
  expect(joinedFacts(files).index).toBe(2);
});
