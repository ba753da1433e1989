import { sql } from "kysely";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { kill, type ServerProcess, untilReady } from "../support/server/server-process.ts";
import { expireCallClaims, expireClaims } from "./expire-claims.ts";
import type { Figures } from "./figures.ts";
import { type Installation, startInstallation } from "./installation.ts";
import { check, pause, registerSender, settle, sum, using } from "./run.ts";
import { cutSteps } from "./scenarios.ts";
import { readBack } from "./read-back.ts";
import { repeat, startTraffic } from "./traffic.ts";

/** The longest that programs work before a kill, without what was killed, and after it is back (ms). */
const LONGEST_WORK = 1_000;
/** How soon the replica answers reads again after it is back (ms). */
const USED_WITHIN = 60_000;

/** What is killed in turn; each resolves when it is back. */
const KILLS: Record<string, (place: Installation) => Promise<void>> = {
  "web process": async (place) => {
    const index = Math.floor(Math.random() * place.web.length);
    const victim = place.web[index];
    if (victim) place.web[index] = await replaced(place, victim);
  },
  worker: async (place) => {
    place.worker = await replaced(place, place.worker);
  },
  pooler: async ({ pooler }) => {
    await pooler.kill();
    await someTime();
    pooler.start();
  },
  replica: async ({ replica }) => {
    await replica.kill();
    await someTime();
    await replica.start();
  },
};

/**
 * Kills web processes, the worker, the pooler and the replica in turn while programs write through a balancer and read
 * what they wrote. Everything else must go on, and nothing may be lost or done twice.
 * @param times how often something is killed
 */
export async function scaledCrashTest(
  times: number,
  tell: (text: string) => void = () => {},
): Promise<Figures> {
  const startedAt = performance.now();
  const place = await startInstallation();
  const { run } = place;
  const { figures } = run;
  try {
    const token = await registerSender(run, place.balancer);
    for (let count = 0; count < times; count++) {
      const name = Object.keys(KILLS)[count % Object.keys(KILLS).length] ?? "";
      await workThrough(name, place, token);
      await check(run);
      tell(
        `${count + 1} ${name}, ${run.scenarios.length} scenarios, ${figures.violations.length} violations`,
      );
    }
    await using(run, (database) => expireClaims(database, new Date()));
    await settle(run);
    await check(run);
    await sum(run);
    await readUntilReplicaAnswers(place, token);
  } finally {
    const codes = await place.stop();
    if (codes.some((code) => code !== 0))
      figures.violations.push(`SIGTERM ended processes with ${codes.join()}`);
  }
  figures.seconds = (performance.now() - startedAt) / 1000;
  return figures;
}

async function workThrough(name: string, place: Installation, token: string): Promise<void> {
  const { run, balancer } = place;
  const { figures, scenarios } = run;
  const { origin } = balancer;
  const traffic = startTraffic({ origin, token, first: scenarios.length, readsBack: true }, figures);
  await traffic.begun;
  await someTime();
  await KILLS[name]?.(place);
  figures.kills++;
  figures.faults[`${name} killed`] = (figures.faults[`${name} killed`] ?? 0) + 1;
  await Promise.all([...place.web, place.worker].map(untilReady));
  await someTime();
  traffic.stop();
  await traffic.over;
  scenarios.push(...traffic.scenarios);
  await using(run, (database) => expireCallClaims(database, new Date()));
  for (const cut of cutSteps(scenarios)) await repeat(origin, token, cut, figures);
}

async function replaced(place: Installation, victim: ServerProcess): Promise<ServerProcess> {
  if (victim.child.exitCode !== null) place.run.figures.ended++;
  await kill(victim);
  const death = new Date();
  await someTime();
  const next = await place.again(victim);
  if (victim === place.worker) await using(place.run, (database) => expireClaims(database, death));
  return next;
}

/** A replica counts what its tables are asked for, from its last start on. */
async function readUntilReplicaAnswers(
  { run, balancer, replica }: Installation,
  token: string,
): Promise<void> {
  const giveUpAt = performance.now() + USED_WITHIN;
  const { db } = openDatabase(`${replica.url}/crash`);
  const scans = async () => {
    const { rows } = await sql<{ scans: number }>`select seq_scan + coalesce(idx_scan, 0) as scans
      from pg_stat_user_tables where relname = 'invoices'`.execute(db);
    return rows[0]?.scans ?? 0;
  };
  const [last] = run.scenarios.slice(-1);
  while (last && (await scans()) === 0) {
    if (performance.now() > giveUpAt) {
      run.figures.violations.push("the replica answers nothing any more");
      break;
    }
    await readBack(balancer.origin, token, last, run.figures);
  }
  await db.destroy();
}

function someTime(): Promise<void> {
  return pause(Math.random() * LONGEST_WORK);
}
