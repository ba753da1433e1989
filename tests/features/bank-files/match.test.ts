import { expect, it } from "vitest";
import {
  type Candidate,
  isOpen,
  type MatchedCredit,
  matchOf,
} from "#app/features/money/bank-files/matching/match.ts";
import { byReference, CREDIT, OPEN, OTHER } from "../../support/bank-files/candidates.ts";

function ofPayer(credit: Partial<MatchedCredit>, ...found: Candidate[]) {
  return matchOf({ ...CREDIT, references: [], ...credit }, { byReference: [], byNumber: [], ofPayer: found });
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

it.each<[string, Partial<MatchedCredit>, string, string]>([
  ["the exact amount", {}, "booked", "reference"],
  ["a Rappen less", { amount: 99_99 }, "proposed", "reference_rounding"],
  ["a Rappen more", { amount: 100_01 }, "proposed", "reference_over"],
  ["what the bank's charges leave", { amount: 90_00, charges: 10_00 }, "proposed", "reference_charges"],
  ["less than the bank's charges leave", { amount: 89_00, charges: 10_00 }, "proposed", "reference_part"],
])("%s by reference, %o, is %s as %s", (_, credit, state, reason) => {
  expect(byReference(credit, OPEN)).toMatchObject({ state, reason });
});

it("the exact amount with a number is proposed, and a reference that nobody knows is named", () => {
  const byNumber = { byReference: [], byNumber: [OPEN], ofPayer: [] };
  expect(matchOf(CREDIT, byNumber)).toMatchObject({ state: "proposed", reason: "number" });
  expect(byReference({})).toEqual({ state: "unassigned", reason: "reference_unknown" });
});

it("a difference of 5 Rappen is let go, one of 6 is a part payment", () => {
  expect(byReference({ amount: 99_95 }, OPEN)).toMatchObject({ reason: "reference_rounding" });
  expect(byReference({ amount: 99_94 }, OPEN)).toMatchObject({ reason: "reference_part" });
  const parts = [{ amount: 99_95 }, { kind: "rounding", amount: 5 }];
  expect(ofPayer({ amount: 99_95 }, OPEN)).toMatchObject({ reason: "payer_rounding", allocations: parts });
  expect(ofPayer({ amount: 99_94 }, OPEN)).toMatchObject({ reason: "no_match" });
});

it("two invoices that both lack a few Rappen, or two sums that fit, decide nothing", () => {
  expect(ofPayer({ amount: 99_96 }, OPEN, { ...OTHER, due: 99_99 })).toMatchObject({ reason: "no_match" });
  const three = [OPEN, OTHER, { ...OPEN, id: "three" }];
  expect(ofPayer({ amount: 200_00 }, ...three)).toMatchObject({ reason: "no_match" });
  const both = { reason: "payer_several", clientId: "client" };
  expect(ofPayer({ amount: 200_00 }, OPEN, OTHER)).toMatchObject(both);
});

it("an invoice over one Rappen is added up like any other", () => {
  expect(ofPayer({ amount: 100_01 }, OPEN, { ...OTHER, due: 1 })).toMatchObject({ reason: "payer_several" });
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

it("exactly the rows settle them and leave interest and fees open", () => {
  const reminded = { ...OPEN, due: 124_50, openCharges: 24_50 };
  const allocations = [{ invoiceId: "one", amount: 100_00, order: "rows_first" }];
  expect(byReference({}, reminded)).toMatchObject({ state: "booked", reason: "reference_rows", allocations });
  const byNumber = { byReference: [], byNumber: [reminded], ofPayer: [] };
  expect(matchOf(CREDIT, byNumber)).toMatchObject({ state: "proposed", reason: "number_rows", allocations });
  expect(ofPayer({}, reminded)).toMatchObject({ state: "proposed", reason: "payer_rows", allocations });
  expect(byReference({ amount: 99_00 }, reminded)).toMatchObject({ reason: "reference_part" });
  expect(ofPayer({ amount: 99_00 }, reminded)).toMatchObject({ reason: "no_match" });
  const byOne = { ...OPEN, due: 100_01, openCharges: 1 };
  expect(ofPayer({}, byOne)).toMatchObject({ reason: "payer_rows" });
});

it("a debt that was given up is proposed as recovered, of two of them none", () => {
  const givenUp = { ...OPEN, state: "written_off", due: 0, givenUp: 80_00 };
  expect(byReference({}, givenUp)).toMatchObject({
    state: "proposed",
    reason: "reference_recovered",
    allocations: [{ invoiceId: "one", kind: "payment", amount: 80_00 }],
  });
  const two = [givenUp, { ...givenUp, id: "two" }];
  expect(byReference({}, ...two)).toMatchObject({ reason: "invoice_written_off" });
  expect(byReference({}, { ...givenUp, isArchived: true })).toMatchObject({ reason: "invoice_deleted" });
});
