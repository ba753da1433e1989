import { expect, it } from "vitest";
import { decide } from "#app/features/taxes/tax/entries/decide.server.ts";
import { figureRows } from "#app/features/taxes/tax/figures/figure-rows.ts";
import { proposedInput } from "#app/features/taxes/tax/periods/figures-of-expenses.server.ts";
import { listPeriods } from "#app/features/taxes/tax/periods/periods.server.ts";
import { taxReturn } from "#app/features/taxes/tax/periods/tax-return.server.ts";
import { typeFigures } from "#app/features/taxes/tax/periods/type-figures.server.ts";
import { sectionsOfYear } from "#app/features/taxes/year/year-page.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { accountBalances } from "../../support/ledger/books.ts";
import { registeredBusiness, useMethod, workedExpenses, workedYear } from "../../support/tax/worked-year.ts";

/** Worked out by hand: line, turnover, tax, CHF. */
const AGREED = {
  "2026-07-01": [
    ["200", 5350, null],
    ["220", 2000, null],
    ["221", 700, null],
    ["235", 420, null],
    ["299", 2230, null],
    ["302", 100, 7.7],
    ["303", 1830, 148.23],
    ["313", 300, 7.8],
    ["399", null, 163.73],
    ["400", null, -8.1],
    ["479", null, -8.1],
    ["500", null, 155.63],
  ],
  "2026-10-01": [
    ["200", 18.5, null],
    ["235", 250, null],
    ["299", -231.5, null],
    ["303", -231.5, -18.75],
    ["399", null, -18.75],
    ["405", null, -162],
    ["479", null, -162],
    ["510", null, -180.75],
  ],
};

const RECEIVED = {
  "2026-07-01": [
    ["200", 2062.92, null],
    ["221", 700, null],
    ["299", 1362.92, null],
    ["302", 100, 7.7],
    ["303", 1156.83, 93.7],
    ["313", 106.09, 2.76],
    ["399", null, 104.16],
    ["400", null, -8.1],
    ["479", null, -8.1],
    ["500", null, 96.06],
  ],
  "2026-10-01": [
    ["200", 2635.58, null],
    ["220", 2000, null],
    ["299", 635.58, null],
    ["303", 441.67, 35.78],
    ["313", 193.91, 5.04],
    ["399", null, 40.82],
    ["405", null, -162],
    ["479", null, -162],
    ["510", null, -121.18],
  ],
};

const NET_RATE = {
  "2026-07-01": [
    ["200", 5567.75, null],
    ["220", 2000, null],
    ["221", 700, null],
    ["235", 724.27, null],
    ["299", 2143.48, null],
    ["322", 107.7, 6.68],
    ["323", 2035.78, 126.22],
    ["399", null, 132.9],
    ["500", null, 132.9],
  ],
};

/** What stands on each account at the end of the year, CHF; the credit side below 0. */
const BALANCES = {
  bank: 1073.38,
  revenue: -5100,
  fees: -18.5,
  skonto: 20,
  losses: 400,
  vat: -144.98,
  inputTax: 8.1,
  inputTaxOther: 162,
  material: 100,
  rent: 1500,
  computers: 2000,
};

const BALANCES_WITH_VAT = {
  bank: 1073.38,
  revenue: -5277.5,
  fees: -20,
  skonto: 21.62,
  losses: 432.4,
  material: 108.1,
  rent: 1500,
  computers: 2162,
};

/** The year as invoiced and as paid, CHF: all of it was paid by the end of the year. */
const YEAR = {
  income: [4698.5, 4698.5],
  costs: [1600, 1600],
  computers: [2000, 2000],
  result: [3098.5, 3098.5],
  vat: [144.98, 144.98],
};

const YEAR_WITH_VAT = {
  income: [4843.48, 4843.48],
  costs: [1608.1, 1608.1],
  computers: [2162, 2162],
  result: [3235.38, 3235.38],
  vat: [0, 0],
};

onEachDatabase((open) => {
  it("a year comes to the figures worked out by hand: in returns, journal and year, by each method", async () => {
    const ctx = await registeredBusiness(await open());
    const { exported } = await workedYear(ctx);
    await workedExpenses(ctx);
    await decide(ctx, [exported], { reason: "export" });
    const activities = [{ code: "20100", name: "Grafik", rate: "6.2" }];
    await useMethod(ctx, { method: "net", period: "half", activities });
    expect(await figuresOf(ctx, Object.keys(NET_RATE))).toEqual(NET_RATE);
    expect(await balancesOf(ctx)).toEqual(BALANCES_WITH_VAT);
    expect(await yearOf(ctx, Object.keys(YEAR_WITH_VAT))).toEqual(YEAR_WITH_VAT);
    await useMethod(ctx);
    await typeExpenses(ctx);
    expect(await figuresOf(ctx, Object.keys(AGREED))).toEqual(AGREED);
    await useMethod(ctx, { consideration: "received" });
    expect(await figuresOf(ctx, Object.keys(RECEIVED))).toEqual(RECEIVED);
    expect(await balancesOf(ctx)).toEqual(BALANCES);
    expect(await yearOf(ctx, Object.keys(YEAR))).toEqual(YEAR);
  });
});

/** Takes what expenses come to over into every return, as people do with their form. */
async function typeExpenses(ctx: UserContext): Promise<void> {
  for (const period of await listPeriods(ctx)) {
    const { figures } = await proposedInput(ctx, period);
    await typeFigures(ctx, period.id, figures);
  }
}

async function balancesOf(ctx: UserContext) {
  const balances = Object.entries(await accountBalances(ctx)).filter(([, balance]) => balance !== 0);
  return Object.fromEntries(balances.map(([account, balance]) => [account, chf(balance)]));
}

async function yearOf(ctx: UserContext, ids: string[]) {
  const rows = (await sectionsOfYear(ctx, "2026")).flatMap(({ rows }) => rows);
  const wanted = rows.filter(({ id }) => ids.includes(id));
  return Object.fromEntries(wanted.map(({ id, agreed, received }) => [id, [chf(agreed), chf(received)]]));
}

async function figuresOf(ctx: UserContext, starts: string[]) {
  const periods = await listPeriods(ctx);
  const rows = starts.map(async (startsOn) => {
    const period = periods.find((one) => one.startsOn === startsOn)!;
    const { content } = await taxReturn(ctx, period);
    return [
      startsOn,
      figureRows(content).map(({ ziffer, turnover, tax }) => [ziffer, chf(turnover), chf(tax)]),
    ];
  });
  return Object.fromEntries(await Promise.all(rows)) as Record<string, unknown>;
}

function chf(rappen: number | null): number | null {
  return rappen === null ? null : rappen / 100;
}
