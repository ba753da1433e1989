import { describe, expect, it } from "vitest";
import {
  parseSkonto,
  skontoFromNumbers,
  skontoJson,
  skontoOffers,
  skontoTaken,
  skontoText,
} from "#app/features/selling/invoices/fields/skonto.ts";

describe("Skonto", () => {
  it.each([
    ["2% 10", "2:10"],
    ["2 % 10 Tage; 1% 20", "2:10;1:20"],
    ["1:20;2.5:10", "2.5:10;1:20"],
    ["2/10", "2:10"],
    ["", ""],
  ])("is read from %s", (typed, stored) => {
    expect(skontoText(parseSkonto(typed) ?? [])).toBe(stored);
  });

  it.each([
    "2%",
    "zwei",
    "2% 0",
    "100% 10",
    "2% 10; 3% 20",
    "2% 10; 1% 10",
    "3% 5; 2% 10; 1% 20",
    "2% 400",
    "2.125% 10",
    "2% 10; 2% 20",
  ])("is not read from %s", (typed) => {
    expect(parseSkonto(typed)).toBeNull();
  });

  it("is written as numbers as it is read from them, and left out where there is none", () => {
    const terms = [
      { percent: 2.5, days: 1 },
      { percent: 0.01, days: 365 },
    ];
    expect(skontoText(skontoFromNumbers(terms) ?? [])).toBe("2.5:1;0.01:365");
    expect(skontoJson("2.5:1;0.01:365")).toEqual(terms);
    expect(skontoJson("2:10")).toEqual([{ percent: 2, days: 10 }]);
    expect(skontoJson("")).toBeUndefined();
  });

  it.each([
    [0, 10],
    [2.125, 10],
    [100, 10],
    [2, 0],
    [2, 10.5],
    [2, 366],
  ])("is not read from %d %% and %d days", (percent, days) => {
    expect(skontoFromNumbers([{ percent, days }])).toBeNull();
  });

  it("offers a deduction until a day", () => {
    const invoice = { skonto: "2:10;1:20", issueDate: "2026-11-21", total: 1_081_00 };
    expect(skontoOffers({ ...invoice, credited: 0, due: 1_081_00 })).toEqual([
      { percent: 200, until: "2026-12-01", deduction: 21_62, amount: 1_059_38 },
      { percent: 100, until: "2026-12-11", deduction: 10_81, amount: 1_070_19 },
    ]);
  });

  it.each<[string, number, number, number, number[]]>([
    ["is a share of the whole after a part payment", 1_000_00, 0, 300_00, [680_00]],
    ["is as the original says, to the Rappen", 2_258_06, 0, 500_55, [1_712_35]],
    ["is a share of what credit notes leave", 1_000_00, 200_00, 300_00, [484_00]],
    ["may leave a single Rappen", 1_00, 0, 97, [1]],
    ["is none where the rest is less than the deduction", 1_000_00, 0, 980_00, []],
  ])("%s", (_, total, credited, paid, amounts) => {
    const invoice = { skonto: "2:10", issueDate: "2026-11-21", total, credited };
    const offers = skontoOffers({ ...invoice, due: total - credited - paid });
    expect(offers.map(({ amount }) => amount)).toEqual(amounts);
  });
});

const TERMS = { skonto: "2:10;1:20", issueDate: "2026-11-21", credited: 0 };

it.each([
  [1_00, 98, { skonto: 2, rounding: 0, isExact: true }],
  [1_00, 99, { skonto: 1, rounding: 0, isExact: true }],
  [1_00, 94, { skonto: 2, rounding: 4, isExact: false }],
  [50, 49, { skonto: 1, rounding: 0, isExact: true }],
  [1_00, 1_00, null],
  [20, 18, null],
])("of %i Rappen, %i in time are as much as the nearest Skonto leaves: %j", (total, amount, taken) => {
  expect(skontoTaken({ ...TERMS, total, due: total }, { amount, paidOn: "2026-11-30" })).toEqual(taken);
});

it("after an earlier payment, which may have come too late, the exact rest is not surely what Skonto leaves", () => {
  const rest = { ...TERMS, total: 1_081_00, due: 581_00 };
  const taken = skontoTaken(rest, { amount: 559_38, paidOn: "2026-11-30" });
  expect(taken).toEqual({ skonto: 21_62, rounding: 0, isExact: false });
});
