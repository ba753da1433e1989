import { spawnSync } from "node:child_process";
import { devNull } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { growthTable } from "../../bench/simulate/growth-table.ts";
import {
  AT_THE_END,
  firstDayOfReturn,
  lastDayOfMonth,
  MONTH,
  planMonth,
} from "../../bench/simulate/month.ts";
import { readOptions } from "../../bench/simulate/options.ts";
import { heldBytes } from "../../bench/simulate/per-business.ts";
import { ASSUMED, needsOf, type PerBusiness, wallsOf } from "../../bench/simulate/scale.ts";
import { tableRules } from "../../bench/simulate/table-rules.ts";
import { FULL } from "../support/choice-of-day.ts";
import { freshSqlite } from "../support/databases/databases.ts";
import { TABLES } from "../support/databases/fill-tables.ts";

const ROOT = path.join(import.meta.dirname, "../..");

const BYTES = new Map([
  ["invoices", 100_000],
  ["webhook_events", 60_000],
  ["invoice_pdfs", 400_000],
]);

const A_MONTH: PerBusiness = {
  serverSeconds: 10,
  postgresSeconds: 2,
  requests: 200,
  commits: 100,
  logBytes: 1e6,
  bytesByTable: BYTES,
  ...heldBytes(BYTES),
};

it("a simulated month has all its deeds, the same again for the same seed", () => {
  const plan = planMonth(30, 7);
  const counts = Map.groupBy(plan.flat(), (deed) => deed);
  expect(Object.fromEntries([...counts].map(([deed, all]) => [deed, all.length]))).toEqual(MONTH);
  expect(planMonth(30, 7)).toEqual(plan);
  expect(planMonth(30, 8)).not.toEqual(plan);
});

it("part of a simulated month has each deed at least once", () => {
  expect(new Set(planMonth(2, 1).flat())).toEqual(new Set(Object.keys(MONTH)));
});

it("a return is closed after all else of a month, and what was booked handed over after that", () => {
  for (const days of [1, 10, 30]) expect(planMonth(days, 3).at(-1)?.slice(-2)).toEqual(AT_THE_END);
});

it.each([
  ["2026-11-29", "2026-09-30", "2026-07-01"],
  ["2026-10-01", "2026-09-30", "2026-07-01"],
  ["2026-09-30", "2026-06-30", "2026-04-01"],
  ["2027-02-28", "2026-12-31", "2026-10-01"],
])("on %s the month that is lived ends on %s, with the quarter from %s", (today, last, first) => {
  expect(lastDayOfMonth(today)).toBe(last);
  expect(firstDayOfReturn(last, 3)).toBe(first);
  expect(firstDayOfReturn(last, 1)).toBe(`${last.slice(0, 8)}01`);
});

it("each table of the schema says what bounds it, the largest first", () => {
  expect(tableRules().map(({ name }) => name)).toEqual(expect.arrayContaining(TABLES));
  const named = growthTable(A_MONTH).matchAll(/^\| `(\w+)` \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm);
  const rows = [...named].map(([, ...cells]) => cells);
  expect(rows.map(([name]) => name).toSorted()).toEqual(TABLES.toSorted());
  expect(rows.slice(0, 4)).toEqual([
    ["invoice_pdfs", "400.0 kB", "one for each thing that is kept", "kept ten years"],
    ["invoices", "100.0 kB", "one for each thing that is kept", "kept ten years"],
    ["webhook_events", "60.0 kB", "purged 30 days after `created_at`", "removed at once"],
    ["users", "under a page", "one for each thing that is kept", "kept ten years"],
  ]);
  const rules = Object.fromEntries(tableRules().map((rule) => [rule.name, rule]));
  expect(rules.history).toMatchObject({ rule: "grows by time and is kept", months: null });
  expect(rules.webhook_attempts).toMatchObject({ rule: "goes with `webhook_events`", months: 1 });
  expect(rules.jobs?.rule).toBe(
    "purged 30 days after `finished_at` when done, 90 days after `finished_at` when dead",
  );
  expect(rules.expense_receipts).toMatchObject({
    rule: "purged at `expires_at`; kept without it",
    months: null,
  });
});

it("the tables that keep rows without an instant are those where it may be empty", async () => {
  const { db } = await freshSqlite();
  const tables = await db.introspection.getTables();
  const mayBeEmpty = tables.filter(({ columns }) =>
    columns.some(({ name, isNullable }) => name === "expires_at" && isNullable),
  );
  const kept = tableRules().filter(({ rule }) => rule.endsWith("; kept without it"));
  expect(kept.map(({ name }) => name).toSorted()).toEqual(mayBeEmpty.map(({ name }) => name).toSorted());
  expect(kept.length).toBeGreaterThan(0);
});

it("what is purged does not add up over the years, and what is kept does", () => {
  expect(A_MONTH.rowBytes).toBe(160_000);
  expect(A_MONTH.heldRowBytes).toBe(100_000 * ASSUMED.monthsKept + 60_000);
  expect(A_MONTH.heldDocumentBytes).toBe(400_000 * ASSUMED.monthsKept);
});

it("needs grow with the number of businesses, and a wall stands where its limit is reached", () => {
  const [one, two] = [needsOf(A_MONTH, 1_000_000), needsOf(A_MONTH, 2_000_000)];
  expect(two.postgresCores).toBeCloseTo(2 * one.postgresCores);
  expect(one.rowGigabytes).toBeCloseTo(A_MONTH.heldRowBytes * 1e-9 * 1e6);
  const walls = wallsOf(A_MONTH);
  expect(walls.map(({ businesses }) => businesses)).toEqual(
    walls.map(({ businesses }) => businesses).toSorted((a, b) => a - b),
  );
  const processor = walls.find(({ name }) => name === "processor of one Postgres")!;
  expect(needsOf(A_MONTH, processor.businesses).postgresCores).toBeCloseTo(ASSUMED.postgresCores, 3);
});

it("refuses numbers of businesses, days and processes that it cannot simulate", () => {
  expect(readOptions(["--businesses", "2", "--processes", "1,4"])).toMatchObject({
    businesses: 2,
    processes: [1, 4],
  });
  for (const args of [
    ["--businesses", "0"],
    ["--days", "31"],
    ["--processes", "two"],
  ])
    expect(() => readOptions(args)).toThrow("usage: npm run simulate");
});

it.runIf(FULL)("businesses live some days on two processes without an error", () => {
  const args = ["bench/simulate/main.ts", "--businesses", "2", "--days", "24", "--processes", "2", "--dry"];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, NODE_NO_WARNINGS: "1", ENV_FILE: devNull },
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  for (const kind of ["import a bank file", "API: ZIP of a hand-over", "trustee: close a VAT return"])
    expect(stdout).toContain(kind);
});
