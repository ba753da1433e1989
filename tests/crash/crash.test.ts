import { expect, it } from "vitest";
import { FULL, someOfDay } from "../support/choice-of-day.ts";
import { PLACES, POSTGRES } from "./places.ts";
import { crashTest } from "./crash-test.ts";
import { databaseFaultTest } from "./database-faults.ts";
import { hasPgbouncer } from "../support/databases/pgbouncer.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";
import { scaledCrashTest } from "./scaled-test.ts";
import { storageFaultTest } from "./storage-faults.ts";

/** `npm run crashtest` does the same a hundred times. */
const KILLS = FULL ? 3 : 1;
const FAULTS = 2;
/** A web process, the worker, the pooler and the replica once each. */
const SCALED = 4;

type Kind = "at work" | "while its document store fails";
const KINDS: Kind[] = ["at work", "while its document store fails"];
const CASES = KINDS.flatMap((kind) => PLACES.map(([name, place]) => ({ kind, name, place })));

it.concurrent.each(someOfDay(CASES, 1, "killed servers"))(
  "security 17: a server on $name that is killed $kind loses nothing and does nothing twice",
  async ({ kind, place }) => {
    if (kind === "at work") {
      const { violations, kills, acknowledged } = await crashTest(await place(), KILLS);
      expect(violations).toEqual([]);
      expect(kills).toBe(KILLS);
      expect(acknowledged.create).toBeGreaterThan(0);
    } else {
      const { violations, kills, moved } = await storageFaultTest(await place(), KILLS);
      expect(violations).toEqual([]);
      expect(kills).toBe(KILLS);
      expect(moved).toBeGreaterThan(0);
    }
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

itRarely(
  "security 17, 19: web processes, worker, pooler and replica are killed, and nothing is lost or done twice",
  async ({ skip }) => {
    skip(!POSTGRES, "this run leaves Postgres out");
    skip(!hasPgbouncer, "pgbouncer is not installed on this machine");
    const { violations, kills, acknowledged, readBack } = await scaledCrashTest(SCALED);
    expect(violations).toEqual([]);
    expect(kills).toBe(SCALED);
    expect(acknowledged.create).toBeGreaterThan(0);
    expect(readBack).toBeGreaterThan(0);
  },
);
