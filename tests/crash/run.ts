import { mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { heldBackOf } from "#app/features/selling/papers/sending/held-back.ts";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { ApiClient } from "../support/client.ts";
import { freePort } from "../support/server/free-port.ts";
import { type ServerProcess, spawnServer, untilReady } from "../support/server/server-process.ts";
import { type MailServer, startMailServer } from "../support/server/smtp-conversation.ts";
import { findViolations } from "./checks.ts";
import type { S3Server } from "../support/storage/s3-server.ts";
import type { Scenario } from "./scenarios.ts";
import { type Figures, noFigures } from "./figures.ts";
import { PERSON } from "../support/person.ts";

const SETTLED_WITHIN = 120_000;
const LOOK_EVERY = 100;

/** How long we wait for a connection to a database that has just started again (ms). */
const TIME_LIMIT_MS = 60_000;

/** A server on a database, the mail server it speaks to, and what was asked of it. */
export interface Run {
  databaseUrl: string;
  settings: Record<string, string>;
  port: number;
  mail: MailServer;
  scenarios: Scenario[];
  seen: Map<string, string>;
  figures: Figures;
  /** Where its documents are moved to. */
  store: S3Server | null;
}

/** @param databaseUrl of an empty database, or of one that does not exist yet in SQLite */
export async function newRun(databaseUrl: string, store: S3Server | null = null): Promise<Run> {
  const mail = await startMailServer({});
  const settings = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: mkdtempSync(path.join(os.tmpdir(), "rappen-crash-")),
    SMTP_URL: mail.url,
    MAIL_FROM: "rappen@example.ch",
    DEFAULT_PLAN: "pro",
    RATE_LIMIT_FACTOR: "1000000",
    ...(store ? { STORAGE_URL: store.url } : {}),
  };
  const port = await freePort();
  const begun = { scenarios: [], seen: new Map<string, string>(), figures: noFigures() };
  return { databaseUrl, settings, port, mail, ...begun, store };
}

export async function start({ port, settings }: Run): Promise<ServerProcess> {
  const server = spawnServer(port, settings);
  await untilReady(server);
  return server;
}

/** Somebody on Pro whose address is confirmed. @returns the token of their session */
export async function registerSender(run: Run, { origin }: { origin: string }): Promise<string> {
  const api = new ApiClient(origin);
  await api.register(PERSON);
  await using(run, async ({ db }) => {
    await db.updateTable("users").set({ email_verified_at: new Date().toISOString() }).execute();
  });
  return api.token;
}

export async function check(run: Run): Promise<void> {
  const { scenarios, seen, figures, mail, store } = run;
  const objects = store?.objects ?? new Map<string, Buffer>();
  await using(run, async ({ db }) => {
    const of = { scenarios, received: mail.received, seen, objects };
    figures.violations.push(...(await findViolations(db, of)));
  });
}

/** Waits until no e-mail is on its way any more. */
export async function settle(run: Run): Promise<void> {
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

export async function sum(run: Run): Promise<void> {
  const { figures, mail } = run;
  await using(run, async ({ db }) => {
    figures.invoices = (await db.selectFrom("invoices").select("id").execute()).length;
    const deliveries = await db.selectFrom("deliveries").select(["state", "error_code"]).execute();
    figures.uncertain = deliveries.filter(({ state }) => state === "uncertain").length;
    figures.withdrawn = deliveries.filter(({ error_code }) => heldBackOf(error_code) !== null).length;
    figures.emails = mail.received.filter(({ to }) => to.startsWith("scenario-")).length;
    if (!run.databaseUrl.startsWith("sqlite:")) return;
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    if (rows[0]?.integrity_check !== "ok") figures.violations.push(`SQLite says: ${JSON.stringify(rows)}`);
  });
}

/** A connection of its own each time: the restarted server, not we, must bring the database back in order. */
export async function using(run: Run, work: (database: Database) => Promise<void>): Promise<void> {
  const database = openDatabase(run.databaseUrl);
  try {
    await database.dialect.outlasting(TIME_LIMIT_MS, () => work(database));
  } finally {
    await database.db.destroy();
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
