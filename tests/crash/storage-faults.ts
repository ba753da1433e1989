import { hash, randomUUID } from "node:crypto";
import { kill, type ServerProcess, stop } from "../support/server/server-process.ts";
import { keptDocuments } from "../support/storage/kept-documents.ts";
import { type S3Server, startS3Server, STORE_FAULTS } from "../support/storage/s3-server.ts";
import { expireClaims } from "./expire-claims.ts";
import type { Figures } from "./figures.ts";
import { check, newRun, pause, registerSender, type Run, settle, start, sum, using } from "./run.ts";
import { cutSteps } from "./scenarios.ts";
import { repeat, startTraffic } from "./traffic.ts";

/** ms that a server works before it is killed, and that a store stays as it is. */
const SHORTEST_WORK = 500;
const LONGEST_WORK = 3_000;
const LONGEST_CONDUCT = 400;

/** The share of the time in which the store is well. */
const WELL = 0.4;

const MOVED_WITHIN = 120_000;
const LOOK_EVERY = 200;

const LONG_AGO = new Date(0).toISOString();

/**
 * Kills the real server again and again while programs work with it, its documents are moved to a store, and the store
 * fails in every way it can. Nothing may be lost, every PDF that is named must be there with its hash, and once the
 * store is well all documents end up in it.
 * @param databaseUrl of an empty database, or of one that does not exist yet in SQLite
 */
export async function storageFaultTest(
  databaseUrl: string,
  kills: number,
  tell: (text: string) => void = () => {},
): Promise<Figures> {
  const startedAt = performance.now();
  const store = await startS3Server();
  const run = await newRun(databaseUrl, store);
  const { figures } = run;
  let server = await start(run);
  try {
    const token = await registerSender(run, server);
    while (figures.kills < kills) {
      await workUntilKilled(run, store, server, token);
      const death = new Date();
      server = await start(run);
      await using(run, (database) => expireClaims(database, death));
      store.conduct = null;
      for (const cut of cutSteps(run.scenarios)) await repeat(server.origin, token, cut, figures);
      await check(run);
      tell(`${figures.kills} kills, ${store.objects.size} objects, ${figures.violations.length} violations`);
    }
    await using(run, async ({ db }) => {
      await db.updateTable("jobs").set({ run_at: LONG_AGO }).where("state", "=", "ready").execute();
    });
    await settle(run);
    await untilMoved(run);
    await readPdfs(run, server, token, run.scenarios.length);
    await check(run);
    await sum(run);
    const code = await stop(server);
    if (code !== 0) figures.violations.push(`after all that, SIGTERM ended the server with ${code}`);
  } finally {
    await kill(server);
    run.mail.stop();
    await store.stop();
  }
  figures.seconds = (performance.now() - startedAt) / 1000;
  return figures;
}

async function workUntilKilled(
  run: Run,
  store: S3Server,
  server: ServerProcess,
  token: string,
): Promise<void> {
  const { figures, scenarios } = run;
  const traffic = startTraffic({ origin: server.origin, token, first: scenarios.length }, figures);
  await traffic.begun;
  const end = performance.now() + SHORTEST_WORK + Math.random() * (LONGEST_WORK - SHORTEST_WORK);
  while (performance.now() < end) {
    store.conduct =
      Math.random() < WELL ? null : (STORE_FAULTS[Math.floor(Math.random() * STORE_FAULTS.length)] ?? null);
    if (store.conduct) figures.faults[store.conduct] = (figures.faults[store.conduct] ?? 0) + 1;
    await queueMove(run);
    await Promise.all([readPdfs(run, server, token, 2), pause(Math.random() * LONGEST_CONDUCT)]);
  }
  if (server.child.exitCode !== null) figures.violations.push("the server ended by itself");
  await kill(server);
  figures.kills++;
  await traffic.over;
  scenarios.push(...traffic.scenarios);
  figures.violations.push(...server.complaints.filter((line) => !isOfAltered(figures, line)));
}

/** Bytes that the store altered are refused as damaged, and are an alarm. */
function isOfAltered({ faults }: Figures, text: string): boolean {
  return faults.altered !== undefined && /invoice(_pdf\.|\.pdf_)damaged/.test(text);
}

/** Moves at once: the product would wait for the next minute. */
async function queueMove(run: Run): Promise<void> {
  await using(run, async ({ db }) => {
    const job = { name: "document.move", key: null, payload: "{}", state: "ready", attempts: 0 };
    const times = { run_at: LONG_AGO, claimed_until: null, created_at: LONG_AGO, finished_at: null };
    await db
      .insertInto("jobs")
      .values({ id: randomUUID(), ...job, ...times, last_error: "" })
      .execute();
  });
}

/** Some of those that are sent: each is answered as it was stored, or refused while the store fails. */
async function readPdfs(run: Run, server: ServerProcess, token: string, count: number): Promise<void> {
  const { figures } = run;
  const sent = run.scenarios.filter(({ id, steps }) => id && steps[1]?.state === "acknowledged");
  for (const { id, mark } of sent.toSorted(() => Math.random() - 0.5).slice(0, count)) {
    const answer = await fetch(`${server.origin}/api/invoices/${id}/pdf`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isAway = answer.status === 503 && bytes.includes("server.storage_away");
    if (isAway || (answer.status === 500 && isOfAltered(figures, String(bytes)))) figures.readRefused++;
    else if (answer.status === 200 && run.seen.get(id) === hash("sha256", bytes)) figures.read++;
    else figures.violations.push(`${mark}: its PDF was answered with ${answer.status}, or is another one`);
  }
}

async function untilMoved(run: Run): Promise<void> {
  const giveUpAt = performance.now() + MOVED_WITHIN;
  await using(run, async (database) => {
    for (;;) {
      const kept = await keptDocuments(database);
      run.figures.moved = kept.filter(({ inStore }) => inStore).length;
      if (run.figures.moved === kept.length) return;
      if (performance.now() > giveUpAt) {
        run.figures.violations.push(`${kept.length - run.figures.moved} documents were not moved in the end`);
        return;
      }
      await queueMove(run);
      await pause(LOOK_EVERY);
    }
  });
}
