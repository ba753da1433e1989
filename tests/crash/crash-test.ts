import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { type Database, openDatabase } from "#app/platform/db.server.ts";
import { ApiClient } from "../support/client.ts";
import { freePort } from "../support/free-port.ts";
import { kill, type ServerProcess, spawnServer, stop, untilReady } from "../support/server-process.ts";
import { type MailServer, startMailServer } from "../support/smtp-talk.ts";
import { findViolations } from "./checks.ts";
import { cutSteps, type Errand } from "./errands.ts";
import { type Figures, noFigures } from "./figures.ts";
import { passTheClaims } from "./pass-the-claims.ts";
import { repeat, startTraffic } from "./traffic.ts";

/** The longest that a server works after its first answer before it is killed, and how soon it may be killed after its start (ms). */
const LONGEST_WORK = 1_200;
const LONGEST_START = 900;
/** Of ten kills, one comes before the server is ready, three while the mail server holds something back. */
const AT_START = 0.1;
const IN_TALK = 0.4;
/** Until a held talk is surely under way (ms). */
const TALK_BEGINS = 400;
const SETTLED_WITHIN = 120_000;
const LOOK_EVERY = 100;

const PERSON = {
  firstName: "Anna",
  lastName: "Muster",
  email: "anna@example.ch",
  password: "quer-durch-bern",
  iban: "CH93 0076 2011 6238 5295 7",
  address: { street: "Seestrasse", buildingNumber: "12", postalCode: "8002", city: "Zürich", country: "CH" },
  acceptedTermsPrivacy: true,
};

interface Run {
  databaseUrl: string;
  settings: Record<string, string>;
  port: number;
  mail: MailServer;
  errands: Errand[];
  seen: Map<string, string>;
  figures: Figures;
}

/**
 * Kills the real server again and again while programs work with it, and looks after each time whether anything was lost
 * or done twice. What a killed process has claimed is free again after a minute or five; that time is skipped.
 * @param databaseUrl of an empty database, or of one that does not exist yet in SQLite
 */
export async function crashTest(
  databaseUrl: string,
  kills: number,
  tell: (text: string) => void = () => {},
): Promise<Figures> {
  const startedAt = performance.now();
  const mail = await startMailServer({});
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), "rappen-crash-")),
    SMTP_URL: mail.url,
    MAIL_FROM: "rappen@example.ch",
    DEFAULT_PLAN: "pro",
    RATE_LIMIT_FACTOR: "1000000",
  };
  const figures = noFigures();
  const run: Run = {
    databaseUrl,
    settings,
    port: await freePort(),
    mail,
    errands: [],
    seen: new Map(),
    figures,
  };
  let server = await start(run);
  try {
    const token = await registerSender(run, server);
    while (figures.kills < kills) {
      await workUntilKilled(run, server, token);
      server = await startAgain(run, kills);
      for (const cut of cutSteps(run.errands)) await repeat(server.origin, token, cut, figures);
      await check(run);
      tell(`${figures.kills} kills, ${run.errands.length} errands, ${figures.violations.length} violations`);
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

async function start({ port, settings }: Run): Promise<ServerProcess> {
  const server = spawnServer(port, settings);
  await untilReady(server);
  return server;
}

/** Somebody on Pro whose address is confirmed. @returns the token of their session */
async function registerSender(run: Run, { origin }: ServerProcess): Promise<string> {
  const api = new ApiClient(origin);
  await api.register(PERSON);
  await using(run, async ({ db }) => {
    await db.updateTable("users").set({ email_verified_at: new Date().toISOString() }).execute();
  });
  return api.token;
}

async function workUntilKilled(run: Run, server: ServerProcess, token: string): Promise<void> {
  const { figures, mail, errands } = run;
  const traffic = startTraffic({ origin: server.origin, token, first: errands.length }, figures);
  await traffic.begun;
  await pause(Math.random() * LONGEST_WORK);
  if (Math.random() < IN_TALK) {
    const moments = ["greeting", "RCPT", "message"] as const;
    const moment = moments[Math.floor(Math.random() * moments.length)] ?? "message";
    const reached = mail.reaches(moment);
    mail.conduct = { [moment]: "hold" };
    const isHeld = await Promise.race([reached.then(() => true), pause(TALK_BEGINS).then(() => false)]);
    if (isHeld) figures.killsInTalk++;
  }
  if (server.child.exitCode !== null) figures.violations.push("the server ended by itself");
  await kill(server);
  figures.kills++;
  mail.conduct = {};
  await traffic.over;
  errands.push(...traffic.errands);
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
  await using(run, (database) => passTheClaims(database, death));
  return server;
}

async function check(run: Run): Promise<void> {
  const { errands, seen, figures, mail } = run;
  await using(run, async ({ db }) => {
    figures.violations.push(...(await findViolations(db, { errands, received: mail.received, seen })));
  });
}

/** Waits until no e-mail is on its way any more. */
async function settle(run: Run): Promise<void> {
  const giveUpAt = performance.now() + SETTLED_WITHIN;
  await using(run, async ({ db }) => {
    const open = () => db.selectFrom("deliveries").select("id").where("state", "in", ["queued", "sending"]);
    while ((await open().execute()).length > 0) {
      if (performance.now() > giveUpAt) {
        run.figures.violations.push("e-mails are still on their way long after the last kill");
        return;
      }
      await pause(LOOK_EVERY);
    }
  });
}

async function sum(run: Run): Promise<void> {
  const { figures, mail } = run;
  await using(run, async ({ db }) => {
    figures.invoices = (await db.selectFrom("invoices").select("id").execute()).length;
    const deliveries = await db.selectFrom("deliveries").select(["state", "error_code"]).execute();
    figures.uncertain = deliveries.filter(({ state }) => state === "uncertain").length;
    figures.withdrawn = deliveries.filter(({ error_code }) => error_code === "withdrawn").length;
    figures.emails = mail.received.filter(({ to }) => to.startsWith("errand-")).length;
    if (!run.databaseUrl.startsWith("sqlite:")) return;
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (rows[0]?.integrity_check !== "ok") figures.violations.push(`SQLite says: ${JSON.stringify(rows)}`);
  });
}

/** A connection of its own each time: the restarted server, not we, must bring the database back in order. */
async function using(run: Run, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase(run.databaseUrl);
  try {
    await work(database);
  } finally {
    await database.db.destroy();
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
