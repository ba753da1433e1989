import { expect, it } from "vitest";
import { runSeries } from "#app/features/selling/series/running/run-series.server.ts";
import { dateOf, nextDates, type SeriesRule } from "#app/features/selling/series/rule/series-dates.ts";
import type { Context, UserContext } from "#app/platform/context.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { addDays } from "#app/swiss/dates.ts";
import { onDatabaseOfDay, onEachShared } from "../../support/databases/databases.ts";
import { newSeries } from "../../support/invoices/series-input.ts";
import { makePro, member, type TestPlatform, testPlatform, visitor } from "../../support/platform.ts";
import { itRarely } from "../../support/heavy/it-rarely.ts";

const DAY = 86_400_000;

const RULES: SeriesRule[] = [
  { every: 1, unit: "month", start: "2026-11-30", day: "last" },
  { every: 1, unit: "month", start: "2026-12-31" },
  { every: 3, unit: "week", start: "2026-11-21" },
  { every: 3, unit: "month", start: "2027-01-15", end: { after: 5 } },
  { every: 1, unit: "year", start: "2026-12-01", end: { on: "2027-12-31" } },
];

onDatabaseOfDay((open) => {
  it("writes each period of two years once, through downtimes and kills", async () => {
    const { platform, ctx, ids } = await start(await open());
    const chance = numbers();
    let killed = 0;
    for (let days = 0; days < 730;) {
      const step = chance() < 0.1 ? 20 + Math.floor(chance() * 40) : 1 + Math.floor(chance() * 4);
      platform.pass(step * DAY);
      days += step;
      if (chance() < 0.7) killed += await runAndKill(visitor(platform), 1 + Math.floor(chance() * 3));
      await runSeries(visitor(platform));
    }
    expect(killed).toBeGreaterThan(10);
    await expectEachOnce(ctx, ids, visitor(platform).today);
  });
});

onEachShared((open) => {
  itRarely("writes each period once where two processes run at the same time", async () => {
    const [database, other] = await open();
    const { platform, ctx, ids } = await start(database);
    const second = testPlatform(other);
    for (const step of [1, 10, 45, 30, 1, 200, 90]) {
      for (const one of [platform, second]) one.pass(step * DAY);
      await Promise.all([platform, second, platform].map((one) => runSeries(visitor(one))));
    }
    await expectEachOnce(ctx, ids, visitor(platform).today);
  });
});

async function start(
  database: Database,
): Promise<{ platform: TestPlatform; ctx: UserContext; ids: string[] }> {
  const platform = testPlatform(database);
  const ctx = await member(platform);
  await makePro(ctx);
  const ids: string[] = [];
  for (const [index, rule] of RULES.entries())
    ids.push(await newSeries(ctx, { name: `Series ${index}`, rule }));
  return { platform, ctx, ids };
}

/** Dies just before a transaction is committed. @returns how often */
async function runAndKill(ctx: Context, atCommit: number): Promise<number> {
  let commits = 0;
  const beforeCommit = async () => {
    commits += 1;
    if (commits === atCommit) throw new Error("killed");
  };
  const run = runSeries({ ...ctx, beforeCommit });
  return run.then(
    () => 0,
    () => 1,
  );
}

async function expectEachOnce(ctx: UserContext, ids: string[], today: string): Promise<void> {
  const all = await ctx.db
    .selectFrom("series_runs")
    .innerJoin("invoices", "invoices.id", "series_runs.invoice_id")
    .select(["series_id", "k", "planned_on", "number", "service_from", "service_to", "issue_date"])
    .orderBy("series_runs.k")
    .execute();
  const { count } = await ctx.db
    .selectFrom("invoices")
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(all).toHaveLength(count);
  for (const [index, id] of ids.entries()) {
    const rule = RULES[index]!;
    const due = nextDates(rule, 0, 400).filter((date) => date <= today);
    const own = all.filter(({ series_id }) => series_id === id);
    expect(own.map(({ planned_on }) => planned_on)).toEqual(due);
    expect(own.map(({ service_from }) => service_from)).toEqual(due);
    expect(own.map(({ k }) => k)).toEqual(due.map((_, k) => k));
    const numbers = own.map(({ number }) => number);
    expect(numbers).toEqual(numbers.toSorted());
    for (const [k, { planned_on, issue_date, service_to }] of own.entries()) {
      expect(issue_date >= planned_on).toBe(true);
      const next = dateOf({ ...rule, end: undefined } as SeriesRule, k + 1);
      expect(addDays(service_to, 1)).toBe(next);
    }
  }
}

/** The same ones each time, from 0 to 1. */
function numbers(): () => number {
  let seed = 20261121;
  return () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}
