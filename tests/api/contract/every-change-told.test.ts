import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { handlers } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { startWalker, visit, type Walker } from "../../support/contract/walker.ts";
import { someOfDay } from "../../support/choice-of-day.ts";
import { databasesOfDay } from "../../support/databases/databases.ts";
import {
  type Account,
  changedSince,
  differences,
  eventsAfter,
  follow,
  readAccount,
} from "../../support/feed/mirror.ts";

/** They act on another account: that of the sandbox, or none any more. */
const ELSEWHERE = new Set(["deleteAccount"]);

const WRITES = OPERATIONS.filter(({ id, method }) => method !== "get" && !ELSEWHERE.has(id)).map(
  ({ id }) => id,
);

/** Others every day: each is followed by a look at the whole account. */
const WRITES_OF_DAY = someOfDay(WRITES, Math.ceil(WRITES.length / 3), "writes that a mirror follows");

describe.each(databasesOfDay())("a mirror that is fed by events alone, on $name", ({ open }) => {
  const ends: (() => Promise<void>)[] = [];
  let walker: Walker;
  let mirror: Account;
  let last = "";
  beforeAll(async () => {
    walker = await startWalker(await open(), (end) => void ends.push(end));
    mirror = await readAccount(walker.api);
    last = (await eventsAfter(walker.api, "")).at(-1)?.id ?? "";
  });
  afterAll(async () => {
    for (const end of ends.toReversed()) await end();
  });

  const isMissing = async () => {
    const events = await eventsAfter(walker.api, last);
    last = events.at(-1)?.id ?? last;
    const followed = new Map(mirror);
    expect(follow(followed, events)).toEqual([]);
    const account = await readAccount(walker.api);
    const missing = differences(followed, account).map((key) => ({
      key,
      mirror: followed.get(key),
      account: account.get(key),
      events: events.map(({ type }) => type),
    }));
    mirror = account;
    return missing;
  };

  it.each(WRITES_OF_DAY)("knows all that %s has changed", async (id) => {
    const { place, good } = visit(walker, id);
    const call = await good();
    expect(await isMissing()).toEqual([]);
    const key = place.path.startsWith("/sandbox/") ? walker.keys.test : walker.api.token;
    walker.platform.pass(1000);
    const [since, before] = [walker.platform.now(), mirror];
    expect((await walker.check(place, { key, ...call })).status).toBeLessThan(300);
    expect(await isMissing()).toEqual([]);
    await runDueJobs(walker.platform, handlers);
    expect(await isMissing()).toEqual([]);
    const listed = await changedSince(walker.api, since);
    const changed = differences(before, mirror).filter((key) => key !== "profile");
    expect(changed.filter((key) => !listed.has(key))).toEqual([]);
    await walker.restoreAccount();
    mirror = await readAccount(walker.api);
  });
});
