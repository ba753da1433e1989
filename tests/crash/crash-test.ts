import { kill, type ServerProcess, spawnServer, stop } from "../support/server/server-process.ts";
import { cutSteps } from "./scenarios.ts";
import type { Figures } from "./figures.ts";
import { expireClaims } from "./expire-claims.ts";
import { check, newRun, pause, registerSender, type Run, settle, start, sum, using } from "./run.ts";
import { repeat, startTraffic } from "./traffic.ts";

/**
 * The longest that a server works after its first answer before it is killed, and how soon it may be killed after its
 * start (ms).
 */
const LONGEST_WORK = 1_200;
const LONGEST_START = 900;
/** The share of kills before the server is ready; three of ten come while the mail server holds something back. */
const AT_START = 0.1;
const IN_TALK = 0.4;
/** Until a held conversation is surely under way (ms). */
const TALK_BEGINS = 400;

/**
 * Kills the real server again and again while programs work with it, and looks after each time whether anything was
 * lost or done twice. What a killed process has claimed is free again after a minute or five; that time is skipped.
 * @param databaseUrl of an empty database, or of one that does not exist yet in SQLite
 */
export async function crashTest(
  databaseUrl: string,
  kills: number,
  tell: (text: string) => void = () => {},
): Promise<Figures> {
  const startedAt = performance.now();
  const run = await newRun(databaseUrl);
  const { figures, mail } = run;
  let server = await start(run);
  try {
    const token = await registerSender(run, server);
    while (figures.kills < kills) {
      await workUntilKilled(run, server, token);
      server = await startAgain(run, kills);
      for (const cut of cutSteps(run.scenarios)) await repeat(server.origin, token, cut, figures);
      await check(run);
      tell(
        `${figures.kills} kills, ${run.scenarios.length} scenarios, ${figures.violations.length} violations`,
      );
    }
    await settle(run);
    await check(run);
    await sum(run);
    const code = await stop(server);
    if (code !== 0) figures.violations.push(`after all that, SIGTERM ended the server with ${code}`);
  } finally {
    await kill(server);
    mail.stop();
  }
  figures.seconds = (performance.now() - startedAt) / 1000;
  return figures;
}

async function workUntilKilled(run: Run, server: ServerProcess, token: string): Promise<void> {
  const { figures, mail, scenarios } = run;
  const traffic = startTraffic({ origin: server.origin, token, first: scenarios.length }, figures);
  await traffic.begun;
  await pause(Math.random() * LONGEST_WORK);
  if (Math.random() < IN_TALK) {
    const moments = ["greeting", "RCPT", "message"] as const;
    const moment = moments[Math.floor(Math.random() * moments.length)] ?? "message";
    const reached = mail.reaches(moment);
    mail.conduct = { [moment]: "hold" };
    const isHeld = await Promise.race([reached.then(() => true), pause(TALK_BEGINS).then(() => false)]);
    if (isHeld) figures.killsWhileSending++;
  }
  if (server.child.exitCode !== null) figures.violations.push("the server ended by itself");
  await kill(server);
  figures.kills++;
  mail.conduct = {};
  await traffic.over;
  scenarios.push(...traffic.scenarios);
  figures.violations.push(...server.complaints);
}

/** Sometimes it is killed again before it is ready. */
async function startAgain(run: Run, kills: number): Promise<ServerProcess> {
  const { figures } = run;
  while (figures.kills < kills && Math.random() < AT_START) {
    const server = spawnServer(run.port, run.settings);
    await pause(Math.random() * LONGEST_START);
    await kill(server);
    figures.kills++;
    figures.killsAtStart++;
  }
  const death = new Date();
  const server = await start(run);
  await using(run, (database) => expireClaims(database, death));
  return server;
}
