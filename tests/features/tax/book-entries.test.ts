import { expect, it } from "vitest";
import type { Allocation, Returned } from "#app/features/books/ledger/payment.ts";
import { type BookEntry, bookEntriesOf } from "#app/features/taxes/book-writers/book-entries.ts";
import type { TaxedDocument } from "#app/features/taxes/book-writers/entries-of.ts";
import { entriesInChf } from "#app/features/taxes/book-writers/in-chf.ts";
import { vatApart } from "#app/features/taxes/tax/method/vat-apart.ts";
import type { VatMethod } from "#app/features/taxes/tax/method/vat-method.ts";
import { vatMethod } from "../../support/tax/vat-method.ts";

const RATES = new Map([
  ["2026-07", 95_000],
  ["2026-08", 100_000],
  ["2026-09", 90_000],
]);

const IN_EUR: TaxedDocument = {
  id: "invoice",
  kind: "invoice",
  counts: true,
  issueDate: "2026-07-01",
  supplyDay: "2026-07-01",
  decidedRates: [],
  rates: { typed: 0, byMonth: RATES },
  total: 100_00,
  vatRows: [{ rate: 0, net: 100_00, vat: 0 }],
  zeroRows: [{ reason: "abroad", weight: 100_00 }],
  activity: "",
  settlements: [],
  charges: [],
  feePayments: [],
  usedCredit: [],
  settledByCredit: [],
};

const DOCUMENT = { id: "invoice", kind: "invoice" as const, issueDate: "2026-07-01", rounding: 0 };

const MONEY: BookEntry = {
  kind: "payment",
  sourceId: "in",
  paymentId: "payment",
  day: "2026-08-10",
  amount: 100_00,
  original: 100_00,
  of_fee: 0,
};

it("money in EUR that comes in at a higher rate, and goes back at a lower one, is a gain both times", () => {
  const back: BookEntry = { ...MONEY, kind: "reversal", sourceId: "back", day: "2026-09-10" };
  const { books } = entriesInChf(IN_EUR, [MONEY, back]);
  expect(books.map(({ kind, day, amount }) => [kind, day, amount])).toEqual([
    // Owed at 0.95, received at 1.00, paid back at 0.90.
    ["payment", "2026-08-10", 95_00],
    ["exchange", "2026-08-10", 5_00],
    ["reversal", "2026-09-10", 95_00],
    ["exchange", "2026-09-10", 5_00],
  ]);
});

it.each<[string, Partial<Returned>, BookEntry["kind"]]>([
  ["the bank took back", { by: "reversal" }, "reversal"],
  ["was paid back", { by: "refund" }, "refund"],
  ["was the client's credit", { by: "reversal", isOfCredit: true }, "refund"],
  ["was the invoice's own credit", { by: "reversal", kind: "credit" }, "refund"],
])("only money that the bank took back comes off the bank's account: what %s", (_, changes, kind) => {
  const ended = { returnedOn: "2026-09-10", endingId: "back", endedBy: null };
  const returned: Returned = { ...part(), ...ended, by: "reversal", ...changes };
  const entries = bookEntriesOf({
    counts: true,
    document: DOCUMENT,
    charges: [],
    deductions: [],
    allocations: [],
    returns: [returned],
  });
  expect(entries.at(-1)).toMatchObject({ kind, day: "2026-09-10", amount: 100_00 });
  expect(entries).toHaveLength(2);
});

it("rounding to 5 Rappen is owed with the rows, and is no turnover", () => {
  const document = { ...DOCUMENT, rounding: 2 };
  const whole = { counts: true, document, charges: [], deductions: [], allocations: [], returns: [] };
  expect(bookEntriesOf(whole)).toMatchObject([{ kind: "total_rounding", day: "2026-07-01", amount: 2 }]);
  const note = { ...document, kind: "credit_note" as const };
  expect(bookEntriesOf({ ...whole, document: note })).toMatchObject([
    { kind: "credit_rounding", amount: -2 },
  ]);
});

it("of a cancelled document only its money stays in the books", () => {
  const document = { ...DOCUMENT, rounding: 2 };
  const cancelled = {
    counts: false,
    document,
    charges: [],
    deductions: [],
    allocations: [part()],
    returns: [],
  };
  expect(bookEntriesOf(cancelled).map(({ kind }) => kind)).toEqual(["payment"]);
});

it.each<[VatMethod["method"] | null, { output: boolean; input: boolean }]>([
  ["effective", { output: true, input: true }],
  ["net", { output: false, input: false }],
  ["none", { output: true, input: false }],
  [null, { output: true, input: false }],
])(
  "VAT by the method %s stands apart in the books, from the day on which that begins",
  (method, expected) => {
    const methods = method ? [vatMethod({ method })] : [];
    expect(vatApart(methods, "2026-01-01")).toEqual(expected);
    expect(vatApart(methods, "2025-12-31")).toEqual({ output: true, input: false });
  },
);

function part(): Allocation {
  return {
    id: "in",
    invoiceId: "invoice",
    paymentId: "payment",
    kind: "payment",
    amount: 100_00,
    settledOn: "2026-08-10",
    note: "",
    vat: [],
    creditNoteNumber: "",
    takesBack: null,
    isOfCredit: false,
  };
}
