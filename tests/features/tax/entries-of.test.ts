import { expect, it } from "vitest";
import { type TaxedDocument, taxEntriesOf } from "#app/features/taxes/book-writers/entries-of.ts";

const entriesOf = (document: TaxedDocument) => taxEntriesOf(document).map(({ entry }) => entry);

const INVOICE: TaxedDocument = {
  id: "invoice",
  kind: "invoice",
  counts: true,
  issueDate: "2026-08-01",
  supplyDay: "2026-08-01",
  decidedRates: [],
  rates: null,
  total: 300_00,
  vatRows: [{ rate: 0, net: 300_00, vat: 0 }],
  zeroRows: [
    { reason: "export", weight: 100_00 },
    { reason: "undecided", weight: 200_00 },
  ],
  activity: "",
  settlements: [],
  charges: [],
  feePayments: [],
  usedCredit: [],
  settledByCredit: [],
};

it("a turnover at 0 % and what lowers it are spread over the reasons of the rows", () => {
  const vat = [{ rate: 0, net: 30_00, vat: 0 }];
  const lost = {
    id: "loss",
    kind: "write_off",
    day: "2026-09-01",
    isMoney: false,
    amount: 30_00,
    vat,
  } as const;
  const entries = entriesOf({ ...INVOICE, settlements: [lost] }).filter(({ basis }) => basis === "agreed");
  expect(entries.map(({ kind, reason, net }) => [kind, reason, net])).toEqual([
    ["invoice", "export", 100_00],
    ["invoice", "undecided", 200_00],
    ["write_off", "export", -10_00],
    ["write_off", "undecided", -20_00],
  ]);
});

it("a rate at which nothing was charged is in no return", () => {
  expect(entriesOf({ ...INVOICE, vatRows: [{ rate: 81, net: 0, vat: 0 }] })).toEqual([]);
});

it("credit of a credit note lowers turnover with the reasons of its own rows, wherever it is used", () => {
  const vat = [{ rate: 0, net: 40_00, vat: 0 }];
  const zeroRows = [{ reason: "abroad" as const, weight: 50_00 }];
  const used = { id: "used", day: "2026-09-01", vat, zeroRows };
  const [refund] = entriesOf({ ...INVOICE, usedCredit: [used] }).filter(({ kind }) => kind === "refund");
  expect(refund).toMatchObject({ basis: "received", reason: "abroad", net: -40_00 });
});
