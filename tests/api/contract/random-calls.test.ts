import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { FULL } from "../../support/choice-of-day.ts";
import type { Sent } from "../../support/contract/described.ts";
import { oddCall } from "../../support/contract/odd-calls.ts";
import { wrongCall } from "../../support/contract/unknown-names.ts";
import { startWalker, visit, type Visit } from "../../support/contract/walker.ts";
import { databasesOfDay } from "../../support/databases/databases.ts";

/** `RANDOM_CALLS=10000` makes more on each database, `RANDOM_SEED` repeats those of another run. */
const CALLS = Number(process.env.RANDOM_CALLS ?? (FULL ? 2000 : 0));
const SEED = Number(process.env.RANDOM_SEED ?? Math.floor(Date.now() / 1000));

const AT_ONCE = 4;

/** Calls on one account, whose lists are limited. */
const WALK = 1000;

const IDS = OPERATIONS.map(({ id }) => id);

/** Half of the calls are good ones, so that there is always something that the others are about. */
const CHOICE = fc.tuple(fc.constantFrom(...IDS), fc.constantFrom("good", "good", "odd", "wrong"));

describe.runIf(CALLS > 0).each(databasesOfDay())("on $name", ({ open }) => {
  it(`${CALLS} random calls answer what the OpenAPI file describes (RANDOM_SEED=${SEED})`, async () => {
    let visits = new Map<string, Visit>();
    const statuses = new Map<number, number>();
    for (let call = 0; call < CALLS; call += AT_ONCE) {
      if (call % WALK === 0) {
        const walker = await startWalker(await open(), onTestFinished);
        visits = new Map(IDS.map((id) => [id, visit(walker, id)]));
      }
      const calls = [];
      for (let at = call; at < Math.min(CALLS, call + AT_ONCE); at++)
        calls.push(await randomCall(visits, SEED + at));
      for (const { status } of await Promise.all(calls.map(({ ask, sent }) => ask(sent))))
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    console.warn(`RANDOM_SEED=${SEED}`, Object.fromEntries(statuses));
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 201, 404, 422]));
    expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([]);
  }, 3_600_000);
});

/** What it is about is made before calls are on their way together, which change the account. */
async function randomCall(
  visits: Map<string, Visit>,
  seed: number,
): Promise<{ ask: Visit["ask"]; sent: Sent }> {
  const once = { seed, numRuns: 1 };
  const [[id, kind]] = fc.sample(CHOICE, once) as [[string, string]];
  const { place, good, ask } = visits.get(id)!;
  const call = await good();
  if (kind === "good") return { ask, sent: call };
  if (kind === "odd") return { ask, sent: fc.sample(oddCall(place, call), once)[0]! };
  return { ask, sent: fc.sample(wrongCall(place, call), once)[0]!.sent };
}
