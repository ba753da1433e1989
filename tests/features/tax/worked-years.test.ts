import { expect, it } from "vitest";
import { syncEntries } from "#app/features/tax/entries/sync-entries.server.ts";
import { figureRows } from "#app/features/tax/figures/figure-rows.ts";
import { listPeriods } from "#app/features/tax/periods/periods.server.ts";
import { taxReturn } from "#app/features/tax/periods/tax-return.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { decideReasons, registeredBusiness, useMethod, workedYear } from "../../support/tax/worked-year.ts";

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
    ["500", null, 163.73],
  ],
  "2026-10-01": [
    ["200", 18.5, null],
    ["235", 250, null],
    ["299", -231.5, null],
    ["303", -231.5, -18.75],
    ["399", null, -18.75],
    ["510", null, -18.75],
  ],
};

const RECEIVED = {
  "2026-07-01": [
    ["200", 2062.91, null],
    ["221", 700, null],
    ["299", 1362.91, null],
    ["302", 100, 7.7],
    ["303", 1156.82, 93.7],
    ["313", 106.09, 2.76],
    ["399", null, 104.16],
    ["500", null, 104.16],
  ],
  "2026-10-01": [
    ["200", 2635.59, null],
    ["220", 2000, null],
    ["299", 635.59, null],
    ["303", 441.68, 35.78],
    ["313", 193.91, 5.04],
    ["399", null, 40.82],
    ["500", null, 40.82],
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

onEachDatabase((open) => {
  it("credit notes, Skonto, bad debts, fees and old rates come to the figures worked out by hand", async () => {
    const ctx = await registeredBusiness(await open());
    const invoices = await workedYear(ctx);
    await decideReasons(ctx, invoices);
    await useMethod(ctx);
    expect(await figuresOf(ctx, Object.keys(AGREED))).toEqual(AGREED);
    await useMethod(ctx, { consideration: "received" });
    expect(await figuresOf(ctx, Object.keys(RECEIVED))).toEqual(RECEIVED);
    const activities = [{ code: "20100", name: "Grafik", rate: "6.2" }];
    await useMethod(ctx, { method: "net", period: "half", activities });
    expect(await figuresOf(ctx, Object.keys(NET_RATE))).toEqual(NET_RATE);
  });
});

async function figuresOf(ctx: UserContext, starts: string[]) {
  await syncEntries(ctx);
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
