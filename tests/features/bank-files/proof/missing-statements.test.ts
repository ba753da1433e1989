import { expect, it } from "vitest";
import type { StatementSummary } from "#app/features/money/bank-files/bank-file.ts";
import { balanceGaps, missingSequences } from "#app/features/money/bank-files/proof/missing-statements.ts";

/** @param balances before and after, Rappen; null without */
function statement(
  to: string,
  balances: [number, number] | null,
  more: Partial<StatementSummary> = {},
): StatementSummary {
  const [opening, closing] = balances ?? [null, null];
  const counts = { entries: 0, accounted: 0, unaccounted: [], outcomes: {}, isListed: true };
  const proof = { opening, closing, booked: null, ...counts };
  const none = { pending: 0, outgoing: 0, withoutDetails: 0, incomplete: 0, unknownReversals: 0 };
  return {
    message: "camt.053",
    account: "CH1",
    id: to,
    sequence: null,
    from: "",
    to,
    proof,
    ...none,
    ...more,
  };
}

it("an account that opens with another balance than it was closed with has a gap between", () => {
  const read = [
    statement("2026-11-20", [900, 950]),
    statement("2026-11-18", [100, 200]),
    statement("2026-11-19", [200, 300]),
    statement("2026-11-19", [5, 6], { account: "CH2" }),
  ];
  expect(balanceGaps(read)).toEqual([{ account: "CH1", after: "2026-11-19", before: "2026-11-20" }]);
});

it("statements without balances, of one day, or notifications leave no gap", () => {
  expect(balanceGaps([statement("2026-11-18", [1, 2]), statement("2026-11-19", null)])).toEqual([]);
  expect(balanceGaps([statement("2026-11-18", [1, 2]), statement("2026-11-18", [1, 2])])).toEqual([]);
  const notification = statement("2026-11-19", [7, 8], { message: "camt.054" });
  expect(balanceGaps([statement("2026-11-18", [1, 2]), notification])).toEqual([]);
});

it("numbers are missing between those that were read, within a year and an account", () => {
  const numbered = (sequence: number, to: string) => statement(to, null, { sequence });
  const read = [numbered(84, "2026-11-18"), numbered(87, "2026-11-21"), numbered(1, "2027-01-04")];
  expect(missingSequences(read).map(({ sequence }) => sequence)).toEqual([85, 86]);
});

it("numbers of notifications, and statements without one, say nothing of what is missing", () => {
  const numbered = (sequence: number | null, more: Partial<StatementSummary> = {}) =>
    statement("2026-11-18", null, { sequence, ...more });
  expect(missingSequences([numbered(1), numbered(null)])).toEqual([]);
  expect(missingSequences([numbered(1), numbered(3, { message: "camt.054" })])).toEqual([]);
  expect(missingSequences([numbered(1), numbered(3, { account: "CH2" })])).toEqual([]);
  const byStart = [numbered(1, { to: "", from: "2026-11-01" }), numbered(3, { to: "", from: "2026-12-01" })];
  expect(missingSequences(byStart)).toEqual([{ account: "CH1", sequence: 2 }]);
});

it("at most twenty missing numbers of an account are named", () => {
  const [first, last] = [1, 100].map((sequence) => statement("2026-11-18", null, { sequence }));
  const missing = missingSequences([first!, last!]);
  expect(missing.map(({ sequence }) => sequence)).toEqual(
    Array.from({ length: 20 }, (_, index) => index + 2),
  );
});

it("statements of one day are in the order of their numbers, also past ten", () => {
  const read = [
    statement("2026-11-18", [300, 400], { sequence: 10 }),
    statement("2026-11-19", [400, 500], { sequence: 11 }),
    statement("2026-11-18", [200, 300], { sequence: 9 }),
  ];
  expect(balanceGaps(read)).toEqual([]);
});
