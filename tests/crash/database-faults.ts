import { sql } from "kysely";
import { kill, type ServerProcess, stop, untilReady } from "../support/server/server-process.ts";
import { startRelay } from "../support/databases/relay.ts";
import { type RunningPostgres, startPostgres } from "../support/databases/start-postgres.ts";
import { cutSteps } from "./scenarios.ts";
import type { Figures } from "./figures.ts";
import { expireCallClaims, expireClaims } from "./expire-claims.ts";
import { check, newRun, pause, registerSender, type Run, settle, start, sum, using } from "./run.ts";
import { repeat, startTraffic } from "./traffic.ts";

/** The longest that programs work before something happens to the database, and after it is back (ms). */
const LONGEST_WORK = 1_000;
/** How long it stays away after a stop, and how long it does nothing: longer than anybody waits for an answer (ms). */
const LONGEST_STOP = 2_000;
const FROZEN = 8_000;

interface Place {
  postgres: RunningPostgres;
  relay: { target: number };
  run: Run;
}

/** What happens to the database; each resolves when it is back. */
const FAULTS: Record<string, (place: Place) => Promise<void>> = {
  "connections ended": ({ run }) =>
    using(run, async ({ db }) => {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db);
    }),
  restarted: async ({ postgres }) => {
    await postgres.shutDown();
    await pause(Math.random() * LONGEST_STOP);
    await postgres.start();
  },
  killed: async ({ postgres }) => {
    await postgres.kill();
    await postgres.start();
  },
  frozen: async ({ postgres }) => {
    postgres.freeze();
    await pause(FROZEN);
    postgres.thaw();
  },
  "killed and taken over by another server": async (place) => {
    await place.postgres.kill();
    const next = await startPostgres(place.postgres.data);
    place.relay.target = next.port;
    await place.postgres.stop();
    place.postgres = next;
  },
};

/**
 * Lets everything happen to a Postgres that can, one after the other, while programs work with a server on it. The
 * server must neither end nor need a restart, and nothing may be lost or done twice. Two processes serve on one port.
 * @param times how often something happens
 */
export async function databaseFaultTest(
  times: number,
  tell: (text: string) => void = () => {},
): Promise<Figures> {
  const startedAt = performance.now();
  const postgres = await startPostgres();
  await postgres.createDatabase("crash");
  const relay = await startRelay(postgres.port);
  const run = await newRun(`postgres://postgres:postgres@127.0.0.1:${relay.port}/crash`);
  // A process of several that ends is replaced; the log tells of it.
  run.settings.WEB_CONCURRENCY = "2";
  const { figures } = run;
  const place: Place = { postgres, relay, run };
  const server = await start(run);
  try {
    const token = await registerSender(run, server);
    for (let count = 0; count < times; count++) {
      const name = Object.keys(FAULTS)[count % Object.keys(FAULTS).length] ?? "";
      await workThrough(name, place, server, token);
      if (server.child.exitCode !== null || server.child.signalCode !== null) {
        figures.ended++;
        figures.violations.push(`${name}: the server ended`);
        break;
      }
      await check(run);
      tell(
        `${count + 1} ${name}, ${run.scenarios.length} scenarios, ${figures.violations.length} violations`,
      );
    }
    // What a worker could not note in time is claimed for another five minutes.
    await using(run, (database) => expireClaims(database, new Date()));
    await settle(run);
    await check(run);
    await sum(run);
    figures.ended += server.complaints.filter((line) => line.includes("worker_process.died")).length;
    figures.violations.push(...server.complaints.filter((line) => !line.includes("database.unavailable")));
    const code = await stop(server);
    if (code !== 0) figures.violations.push(`after all that, SIGTERM ended the server with ${code}`);
  } finally {
    await kill(server);
    run.mail.stop();
    relay.stop();
    await place.postgres.stop();
  }
  figures.seconds = (performance.now() - startedAt) / 1000;
  return figures;
}

async function workThrough(name: string, place: Place, server: ServerProcess, token: string): Promise<void> {
  const { run } = place;
  const { figures, scenarios } = run;
  const traffic = startTraffic({ origin: server.origin, token, first: scenarios.length }, figures);
  await traffic.begun;
  await pause(Math.random() * LONGEST_WORK);
  await FAULTS[name]?.(place);
  figures.faults[name] = (figures.faults[name] ?? 0) + 1;
  await untilReady(server);
  await pause(Math.random() * LONGEST_WORK);
  traffic.stop();
  await traffic.over;
  scenarios.push(...traffic.scenarios);
  await using(run, (database) => expireCallClaims(database, new Date()));
  for (const cut of cutSteps(scenarios)) await repeat(server.origin, token, cut, figures);
}
