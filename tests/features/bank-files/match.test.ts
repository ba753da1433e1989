import { expect, it } from "vitest";
import {
  type Candidate,
  isOpen,
  type MatchedCredit,
  matchOf,
} from "#app/features/bank-files/matching/match.ts";

const OPEN: Candidate = {
  id: "one",
  number: "R-1",
  clientId: "client",
  state: "sent",
  isArchived: false,
  isPaid: false,
  reference: "RF1",
  issueDate: "2026-11-01",
  dueDate: "2026-12-01",
  skonto: "",
  total: 100_00,
  credited: 0,
  due: 100_00,
};
const OTHER: Candidate = { ...OPEN, id: "two", number: "R-2", reference: "RF2" };

const CREDIT: MatchedCredit = {
  amount: 100_00,
  currency: "CHF",
  paidOn: "2026-11-20",
  valueDay: "2026-11-20",
  references: ["RF1"],
  remittances: [],
  text: "",
  payerName: "",
  payerIban: "",
  charges: 0,
  instructed: null,
  uetr: "",
  transactionRef: "",
  entryRef: "",
  endToEndId: "",
  index: 0,
};

function byReference(credit: Partial<MatchedCredit>, ...found: Candidate[]) {
  return matchOf({ ...CREDIT, ...credit }, { byReference: found, byNumber: [], ofPayer: [] });
}

function ofPayer(credit: Partial<MatchedCredit>, ...found: Candidate[]) {
  return matchOf({ ...CREDIT, references: [], ...credit }, { byReference: [], byNumber: [], ofPayer: found });
}

function naming(parts: [string, number | null][], amount: number) {
  const remittances = parts.map(([reference, amount]) => ({ reference, documentNumber: "", amount }));
  return byReference({ amount, remittances }, OPEN, OTHER);
}

it.each([
  ["archived", { isArchived: true }, "invoice_deleted"],
  ["an archived draft", { isArchived: true, state: "draft" }, "invoice_deleted"],
  ["a draft", { state: "draft" }, "invoice_draft"],
  ["written off", { state: "written_off" }, "invoice_written_off"],
  ["credited", { state: "credited" }, "invoice_credited"],
  ["cancelled", { state: "cancelled" }, "invoice_cancelled"],
  ["paid", { isPaid: true }, "already_paid"],
])("an invoice that is %s is not booked by its reference", (_, changes, reason) => {
  expect(byReference({}, { ...OPEN, ...changes })).toEqual({ state: "unassigned", reason });
});

it("nothing due is nothing open, a Rappen is", () => {
  expect(isOpen({ ...OPEN, due: 0 })).toBe(false);
  expect(isOpen({ ...OPEN, due: 1 })).toBe(true);
});

it("a payment for several references is split as it says, or over what is due where it says nothing", () => {
  const proposed = { state: "proposed", reason: "reference_several" };
  const parts = (first: number, second: number) => [
    { invoiceId: "one", kind: "payment", amount: first },
    { invoiceId: "two", kind: "payment", amount: second },
  ];
  const split = naming(
    [
      ["RF1", 100_00],
      ["RF2", 40_00],
    ],
    140_00,
  );
  expect(split).toMatchObject({ ...proposed, allocations: parts(100_00, 40_00) });
  const whole = naming(
    [
      ["RF1", null],
      ["RF2", null],
    ],
    200_00,
  );
  expect(whole).toMatchObject({ ...proposed, allocations: parts(100_00, 100_00) });
});

it.each<[string, [string, number][], number]>([
  [
    "says more than is due",
    [
      ["RF1", 100_01],
      ["RF2", 50_00],
    ],
    150_01,
  ],
  [
    "names one invoice twice",
    [
      ["RF1", 50_00],
      ["RF1", 50_00],
    ],
    100_00,
  ],
  [
    "names nobody's invoice beside one",
    [
      ["RF1", 100_00],
      ["RF9", 50_00],
    ],
    150_00,
  ],
  [
    "has parts of another sum",
    [
      ["RF1", 50_00],
      ["RF2", 40_00],
    ],
    100_00,
  ],
])("a payment that %s is not split by itself", (_, parts, amount) => {
  expect(naming(parts, amount)).toEqual({ state: "unassigned", reason: "reference_ambiguous" });
});

it("a difference of 5 Rappen is let go, one of 6 is a part payment", () => {
  expect(byReference({ amount: 99_95 }, OPEN)).toMatchObject({ reason: "reference_rounding" });
  expect(byReference({ amount: 99_94 }, OPEN)).toMatchObject({ reason: "reference_part" });
  expect(ofPayer({ amount: 99_95 }, OPEN)).toMatchObject({ reason: "payer_rounding" });
  expect(ofPayer({ amount: 99_94 }, OPEN)).toMatchObject({ reason: "no_match" });
});

it("two invoices that both lack a few Rappen, or two sums that fit, decide nothing", () => {
  expect(ofPayer({ amount: 99_96 }, OPEN, { ...OTHER, due: 99_99 })).toMatchObject({ reason: "no_match" });
  const three = [OPEN, OTHER, { ...OPEN, id: "three" }];
  expect(ofPayer({ amount: 200_00 }, ...three)).toMatchObject({ reason: "no_match" });
  expect(ofPayer({ amount: 200_00 }, OPEN, OTHER)).toMatchObject({ reason: "payer_several" });
});

it("five invoices of a payer are added up, six are not", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...OPEN, id: `${index}`, due: 10_00 + index }));
  const sum = (found: Candidate[]) => found.reduce((sum, { due }) => sum + due, 0);
  expect(ofPayer({ amount: sum(many(5)) }, ...many(5))).toMatchObject({ reason: "payer_several" });
  expect(ofPayer({ amount: sum(many(6)) }, ...many(6))).toMatchObject({ reason: "no_match" });
});

it("in another currency one open invoice is proposed, whatever names it, and of two none", () => {
  const credit = { ...CREDIT, currency: "EUR" };
  const found = { byReference: [OPEN], byNumber: [OPEN], ofPayer: [] };
  expect(matchOf(credit, found)).toMatchObject({
    reason: "foreign_currency",
    allocations: [{ amount: 100_00 }],
  });
  expect(matchOf(credit, { ...found, byNumber: [OTHER] })).toMatchObject({ reason: "no_match" });
  expect(matchOf(credit, { ...found, byNumber: [{ ...OTHER, isPaid: true }] })).toMatchObject({
    reason: "foreign_currency",
  });
});
