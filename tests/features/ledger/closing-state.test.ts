import { expect, it } from "vitest";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import { closingState } from "#app/features/books/ledger/closing-state.ts";
import type { AllocationKind } from "#app/features/books/ledger/payment.ts";

const TOTAL = 200_00;

it.each<[string, Partial<Record<AllocationKind, number>>, string, string]>([
  ["money", { payment: 200_00 }, "sent", "sent"],
  ["all given up", { write_off: 200_00 }, "written_off", "written_off"],
  ["a Rappen of money beside 5 % given up", { payment: 1, write_off: 10_00 }, "sent", "written_off"],
  ["5 %", { payment: 190_00, write_off: 10_00 }, "sent", "written_off"],
  ["a Rappen more", { payment: 189_99, write_off: 10_01 }, "written_off", "written_off"],
  ["a Rappen given up", { payment: 199_99, write_off: 1 }, "sent", "written_off"],
  ["a Rappen given up and nothing else", { write_off: 1 }, "written_off", "written_off"],
  ["a Rappen credited and nothing else", { credit: 1 }, "credited", "credited"],
  ["a credit note and a Rappen of money", { credit: 199_99, payment: 1 }, "sent", "sent"],
  ["a credit note and a Rappen of Skonto", { credit: 199_99, skonto: 1 }, "sent", "sent"],
  [
    "as much credited as paid, and a rest given up",
    { credit: 95_00, payment: 95_00, write_off: 10_00 },
    "sent",
    "written_off",
  ],
  ["a credit note and a rest given up", { credit: 199_99, write_off: 1 }, "credited", "written_off"],
])("%s", (_, settling, counted, notCounted) => {
  const parts = Object.entries(settling).map(([kind, amount]) => ({ kind: kind as AllocationKind, amount }));
  expect([closingState(parts, TOTAL, true), closingState(parts, TOTAL, false)]).toEqual([
    counted,
    notCounted,
  ]);
});

it("of a small invoice up to CHF 5 may be given up", () => {
  const settled = (givenUp: number) =>
    closingState(
      [
        { kind: "payment", amount: 1 },
        { kind: "write_off", amount: givenUp },
      ],
      20_00,
      true,
    );
  expect([settled(5_00), settled(5_01)]).toEqual(["sent", "written_off"]);
});

it("what letters charge is due beside the total", () => {
  const account = { total: 100_00, charged: 24_50, settled: 10_00 };
  expect(amountDue({ ...account, state: "sent" })).toBe(114_50);
  expect(amountDue({ ...account, state: "cancelled" })).toBe(0);
});
