import { expect, it } from "vitest";
import { balancesJson } from "#app/features/books/journal/balances.server.ts";
import { bookByHand } from "#app/features/books/journal/by-hand/manual-bookings.server.ts";
import { yearLineJson } from "#app/features/taxes/year/lines/line-json.server.ts";
import { yearJson } from "#app/features/taxes/year/year-json.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Day } from "#app/swiss/dates.ts";
import {
  type Act,
  cancel,
  credit,
  file,
  giveUp,
  invoice,
  letter,
  method,
  pay,
  refund,
  setBusiness,
} from "../../support/book/acts.ts";
import { started } from "../../support/book/worked-case.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";

const NET = {
  method: "net",
  period: "half",
  activities: [{ code: "62010", name: "Informatik", rate: "6.2" }],
};
const RECEIVED = { consideration: "received" };
const OLD = ["A", "B", "C", "D"];
const SOLD = OLD.map((name): [Day, Act] => ["2026-03-01", invoice(name, [[1000, 8.1]])]);
const AFTERWARDS: [Day, Act][] = [
  ["2026-11-10", credit("A", "note", [[1, 0.5]])],
  ["2026-11-11", giveUp("B", 540.5)],
  ["2026-11-12", pay("C", 540.5)],
  ["2026-11-13", cancel("D")],
  ["2026-11-14", invoice("E", [[1000, 8.1]])],
  ["2026-11-15", credit("E", "other", [[1, 0.5]])],
  ["2026-11-16", pay("E", 540.5)],
];

interface Changed {
  it: string;
  first: Record<string, unknown>;
  acts: readonly (readonly [Day, Act])[];
  /** Agreed, received, CHF. */
  income: readonly [number, number];
  vat: readonly [number, number];
}

onEachDatabase((open) => {
  it.each<Changed>([
    {
      it: "from net tax rates to the effective method",
      first: NET,
      acts: [...SOLD, ["2026-07-01", method({})], ...AFTERWARDS],
      // A 540.50, B 540.50, C 1081.00 with VAT, nothing of D, E 500.00; 540.50 with VAT and 500.00 came in.
      income: [2662, 1040.5],
      vat: [40.5, 40.5],
    },
    {
      it: "from the effective method to net tax rates",
      first: {},
      acts: [...SOLD, ["2026-07-01", method(NET)], ...AFTERWARDS],
      income: [2540.5, 1040.5],
      vat: [162, 40.5],
    },
    {
      it: "from net tax rates to the effective method, by received consideration",
      first: { ...NET, ...RECEIVED },
      acts: [...SOLD, ["2026-07-01", method(RECEIVED)], ...AFTERWARDS],
      income: [2662, 1040.5],
      vat: [40.5, 40.5],
    },
    {
      it: "from net tax rates to no returns at all",
      first: NET,
      acts: [
        ["2026-03-01", invoice("A", [[1000, 8.1]])],
        ["2026-07-01", method({ method: "none" })],
        ["2026-07-10", pay("A", 540.5)],
      ],
      income: [1081, 540.5],
      vat: [0, 0],
    },
    {
      it: "money of before goes back after the change",
      first: { ...NET, ...RECEIVED },
      acts: [
        ["2026-03-01", invoice("A", [[1000, 8.1]])],
        ["2026-03-01", invoice("B", [[1000, 8.1]])],
        ["2026-03-10", pay("A", 1081)],
        ["2026-03-11", pay("B", 540.5)],
        ["2026-07-01", method(RECEIVED)],
        ["2026-11-10", credit("A", "note", [[1, 0.5]])],
        ["2026-11-11", refund("note")],
        ["2026-11-12", cancel("B")],
      ],
      income: [540.5, 540.5],
      vat: [0, 0],
    },
    {
      it: "a fee of a letter is of its own day, whenever what is reminded of was supplied",
      first: {},
      acts: [
        ["2026-06-01", invoice("A", [[1000, 8.1]])],
        ["2026-07-01", method(NET)],
        ["2026-11-10", letter("A")],
        ["2026-11-12", pay("A", 1101)],
      ],
      income: [1020, 1020],
      vat: [81, 81],
    },
  ])("the year says what its accounts say: $it", async ({ first, acts, ...worked }) => {
    const { at, made } = await started(await open(), acts[0]?.[0] ?? "", first);
    for (const [day, act] of acts) {
      await act(at(day), made);
      await expectOneYear(at(day), "2026");
    }
    const { income, vat } = await yearJson(at(acts.at(-1)?.[0] ?? ""), "2026");
    const both = ({ agreed, received }: typeof income) => [agreed, received];
    expect({ income: both(income), vat: both(vat) }).toEqual({
      income: worked.income,
      vat: worked.vat,
    });
  });

  it("the year after a change at its turn says what its accounts say", async () => {
    const { at, made } = await started(await open(), "2025-11-01", { ...NET, validFrom: "2025-07-01" });
    await invoice("A", [[1000, 8.1]])(at("2025-11-01"), made);
    await method({})(at("2026-01-01"), made);
    await credit("A", "note")(at("2026-02-01"), made);
    for (const [year, agreed] of [
      ["2025", 1081],
      ["2026", -1081],
    ] as const) {
      await expectOneYear(at("2026-02-01"), year);
      const { income, vat } = await yearJson(at("2026-02-01"), year);
      expect([income.agreed, vat.agreed]).toEqual([agreed, 0]);
    }
  });

  it("what totals and returns are rounded by is in the result, once", async () => {
    const { at, made } = await started(await open(), "2026-08-01");
    const acts = [
      ["2026-08-01", setBusiness({ rounds_to_five: 1 })],
      ["2026-08-02", invoice("A", [[33.33, 8.1]])],
      ["2026-08-03", setBusiness({ rounds_to_five: 0 })],
      ...Array.from({ length: 9 }, (_, index) => ["2026-08-04", invoice(`${index}`, [[0.33, 8.1]])] as const),
      ["2026-10-05", file("2026-Q3")],
    ] as const;
    for (const [day, act] of acts) await act(at(day), made);
    const ctx = at("2026-10-06");
    const sides = { debitAccount: "1020", creditAccount: "3809", reference: "" };
    await bookByHand(ctx, { ...sides, day: "2026-10-06", text: "Kasse", amount: 10 });
    // 33.33 + 2.70 is 36.05 with 0.02. VAT is 2.70 and 9 times 0.03, but 8.1 % of 36.30 is 2.94: 0.03 are kept.
    const { rounding, result, income, byHand } = await yearJson(ctx, "2026");
    expect({ rounding, income, byHand }).toEqual({
      rounding: 0.05,
      income: { agreed: 36.3, received: 0 },
      byHand: [{ account: "3809", net: 0.1 }],
    });
    expect(result).toEqual({ agreed: 36.45, received: 0.15 });
    expect(await resultOfAccounts(ctx, "2026")).toBe(36.45);
    for (const [line, agreed, total] of [
      ["rounding", 0.05, 2],
      ["result", 36.45, 13],
    ] as const)
      expect(await yearLineJson(ctx, { year: "2026", line, limit: 50, after: null })).toMatchObject({
        agreed,
        total,
      });
  });
});

/** Result and VAT are those of the accounts. */
async function expectOneYear(ctx: UserContext, year: string): Promise<void> {
  const { result, vat, clients, others, income } = await yearJson(ctx, year);
  expect({ result: result.agreed, vat: vat.agreed }).toEqual({
    result: await resultOfAccounts(ctx, year),
    vat: await creditOf(ctx, year, (number) => number === "2200"),
  });
  expect(clients.reduce((sum, { net }) => sum + Math.round(net * 100), Math.round(others * 100))).toBe(
    Math.round(income.agreed * 100),
  );
}

function resultOfAccounts(ctx: UserContext, year: string): Promise<number> {
  return creditOf(ctx, year, (number) => number >= "3");
}

/** What was booked in the year, CHF. */
async function creditOf(ctx: UserContext, year: string, isOf: (number: string) => boolean): Promise<number> {
  const { accounts } = await balancesJson(ctx, { from: `${year}-01-01`, to: `${year}-12-31` });
  return (
    accounts
      .filter(({ number }) => isOf(number))
      .reduce((sum, { debit, credit }) => sum + Math.round((credit - debit) * 100), 0) / 100
  );
}
