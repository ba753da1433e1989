import { expect, it } from "vitest";
import type { StatementSummary } from "#app/features/bank-files/bank-file.ts";
import { balanceGaps, missingSequences } from "#app/features/bank-files/proof/missing-statements.ts";

/** @param balances before and after, Rappen; null without */
function statement(
  to: string,
  balances: [number, number] | null,
  more: Partial<StatementSummary> = {},
): StatementSummary {
  const [opening, closing] = balances ?? [null, null];
  const proof = { opening, closing, booked: null, entries: 0, accounted: 0, outcomes: {} };
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
