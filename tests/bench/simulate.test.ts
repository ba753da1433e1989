import { spawnSync } from "node:child_process";
import { devNull } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { MONTH, planMonth } from "../../bench/simulate/month.ts";
import { readOptions } from "../../bench/simulate/options.ts";
import { ASSUMED, needsOf, type PerBusiness, wallsOf } from "../../bench/simulate/scale.ts";
import { FULL } from "../support/choice-of-day.ts";

const ROOT = path.join(import.meta.dirname, "../..");

const A_MONTH: PerBusiness = {
  serverSeconds: 10,
  postgresSeconds: 2,
  requests: 200,
  commits: 100,
  logBytes: 1e6,
  rowBytes: 100_000,
  documentBytes: 400_000,
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

it("needs grow with the number of businesses, and a wall stands where its limit is reached", () => {
  const [one, two] = [needsOf(A_MONTH, 1_000_000), needsOf(A_MONTH, 2_000_000)];
  expect(two.postgresCores).toBeCloseTo(2 * one.postgresCores);
  expect(one.rowGigabytes).toBeCloseTo(100_000 * 1e-9 * 1e6 * ASSUMED.monthsKept);
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
  expect(stdout).toContain("import a bank file");
});
