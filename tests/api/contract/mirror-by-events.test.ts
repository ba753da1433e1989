import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { OPERATIONS } from "#app/features/programs/api-info/operations/operations.ts";
import { handlers, schedules } from "#app/jobs.server.ts";
import { runDueJobs } from "#app/platform/jobs/job-worker.server.ts";
import { createScheduler } from "#app/platform/jobs/schedule.server.ts";
import { FULL } from "../../support/choice-of-day.ts";
import { goodCall } from "../../support/contract/good-call.ts";
import { startWalker } from "../../support/contract/walker.ts";
import { databasesOfDay } from "../../support/databases/databases.ts";
import { differences, eventsAfter, follow, readAccount } from "../../support/feed/mirror.ts";

const ACTS = Number(process.env.ACTS ?? (FULL ? 2000 : 200));
const UNTIL_LOOK = 25;
const HOUR = 60 * 60 * 1000;

/** What ends the account, its days or its sandbox, after which most acts are refused. */
const ENDS = new Set([
  ...["deleteAccount", "createHandover", "closeTaxPeriod", "closeYear", "correctYear", "createTaxMethod"],
  ...["createCorrections", "reopenYear", "moveSandboxClock"],
]);
const WRITES = OPERATIONS.filter(
  ({ id, method, path }) => method !== "get" && !ENDS.has(id) && !/^\/(tax|year|journal|sandbox)/.test(path),
);

/** Lists by the noun with which their records are named. */
const KIND: Record<string, string> = {
  invoices: "invoice",
  offers: "offer",
  clients: "client",
  payments: "payment",
  series: "series",
  templates: "template",
  catalogue: "catalogueItem",
  services: "service",
  expenses: "expense",
};

const act = fc.record({
  operation: fc.constantFrom(...WRITES),
  which: fc.nat(),
  isNew: fc.boolean(),
});

describe.each(databasesOfDay())("on $name", ({ open }) => {
  it(`a mirror that is fed by events alone equals the account after ${ACTS} random acts`, async () => {
    const walker = await startWalker(await open(), onTestFinished);
    const { api, places, platform, records } = walker;
    // Two e-mails about one invoice that leave in the same millisecond change nothing the second time.
    platform.mailer.send = () => Promise.resolve(platform.pass(1));
    const mirror = await readAccount(api);
    let last = (await eventsAfter(api, "")).at(-1)?.id ?? "";
    const schedule = createScheduler(platform, schedules);
    let done = 0;
    const recent: string[] = [];
    const look = async () => {
      await schedule();
      await runDueJobs(platform, handlers);
      const events = await eventsAfter(api, last);
      last = events.at(-1)?.id ?? last;
      expect(follow(mirror, events), recent.join("\n")).toEqual([]);
      const account = await readAccount(api);
      const different = differences(mirror, account);
      const shown = different.map((key) => [key, mirror.get(key), account.get(key)]);
      expect(shown, recent.splice(0).join("\n")).toEqual([]);
    };
    for (const [at, { operation, which, isNew }] of fc.sample(act, { numRuns: ACTS }).entries()) {
      const { id, path } = operation;
      const noun = KIND[path.split("/")[1] ?? ""] ?? "";
      const known = [...mirror.keys()].filter((key) => key.startsWith(`${noun}:`));
      const place = places.get(id)!;
      const isKnown = !isNew && known.length > 0 && path.includes("{id}") && !path.includes("{rid}");
      const chosen = isKnown ? known[which % known.length]?.split(":")[1] : undefined;
      const call = await goodCall(place, records, chosen);
      const { status } = await walker.check(place, call);
      recent.push(`${status} ${id} ${call.url}`);
      if (status < 300) done++;
      platform.pass(1000);
      if (at % UNTIL_LOOK < UNTIL_LOOK - 1) continue;
      platform.pass(6 * HOUR);
      await look();
    }
    await look();
    expect(done).toBeGreaterThan(ACTS / 3);
  });
});
