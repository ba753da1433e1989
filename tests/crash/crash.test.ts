import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, inject, it } from "vitest";
import { emptyPostgres } from "../support/databases/empty-postgres.ts";
import { crashTest } from "./crash-test.ts";
import { databaseFaultTest } from "./database-faults.ts";
import { storageFaultTest } from "./storage-faults.ts";
import { FULL } from "../support/odd-input.ts";

/** `npm run crashtest` does the same a hundred times. */
const KILLS = FULL ? 3 : 1;
const FAULTS = 2;
const POSTGRES = inject("postgresUrl");
const PLACES: [string, () => Promise<string>][] = [
  [
    "SQLite",
    async () => `sqlite:${path.join(mkdtempSync(path.join(os.tmpdir(), "rappen-crash-")), "x.sqlite")}`,
  ],
  ...(POSTGRES ? [["Postgres", () => emptyPostgres(POSTGRES)] as [string, () => Promise<string>]] : []),
];

it.concurrent.each(PLACES)(
  "security 17: a server on %s that is killed at work loses nothing acknowledged and does nothing twice",
  async (_, place) => {
    const { violations, kills, acknowledged } = await crashTest(await place(), KILLS);
    expect(violations).toEqual([]);
    expect(kills).toBe(KILLS);
    expect(acknowledged.create).toBeGreaterThan(0);
  },
);

it.concurrent.each(FULL ? PLACES : PLACES.slice(0, 1))(
  "security 17: a server on %s that is killed while its document store fails names no PDF that is not there",
  async (_, place) => {
    const { violations, kills, moved } = await storageFaultTest(await place(), KILLS);
    expect(violations).toEqual([]);
    expect(kills).toBe(KILLS);
    expect(moved).toBeGreaterThan(0);
  },
);

it.runIf(POSTGRES && FULL).concurrent(
  "security 17, 19: a server whose Postgres goes away goes on, loses nothing acknowledged and does nothing twice",
  async () => {
    const { violations, faults, ended, acknowledged } = await databaseFaultTest(FAULTS);
    expect(violations).toEqual([]);
    expect(faults).toEqual({ "connections ended": 1, restarted: 1 });
    expect(ended).toBe(0);
    expect(acknowledged.create).toBeGreaterThan(0);
  },
);
