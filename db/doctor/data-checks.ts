import { sql } from "kysely";
import { checkDatabase, nameOf } from "#app/platform/database/database-check.server.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { type Env, EnvError } from "#app/platform/env.server.ts";
import { lastBackup } from "../backups/last-backup.ts";
import { isMigrated, requireKnownSchema } from "../migrate.ts";
import { type Finding, fail, ok, warn } from "./finding.ts";

const SECOND = 1_000;
const HOUR = 60 * 60 * SECOND;

/** No correct clock shows a day before this version was written. */
const WRITTEN = new Date("2026-11-01");

/** Codes of authenticator apps change every 30 seconds. */
const MOST_DIFFERENCE = 20 * SECOND;

/** A nightly backup that failed once is noticed the day after. */
const OLDEST_BACKUP = 48 * HOUR;

export async function checkSchema(env: Env, database: Database, within: number): Promise<Finding> {
  try {
    await checkDatabase(env, database, within);
    await requireKnownSchema(database);
  } catch (error) {
    if (error instanceof EnvError)
      return fail(`${error.message}. See that it runs, that DATABASE_URL is right, and its version`);
    throw error;
  }
  const name = nameOf(env.databaseUrl);
  if (!(await isMigrated(database)))
    return warn(`${name} answers; its schema is not up to date. Run npm run migrate, or start the product`);
  if (!env.databaseUrl.startsWith("sqlite:") && !(await waitsForDisk(database)))
    return warn(`${name} has synchronous_commit off: a crash loses answered requests. Switch it on`);
  return ok(`${name} answers, its schema is up to date`);
}

async function waitsForDisk({ db }: Database): Promise<boolean> {
  const { rows } = await sql<{ synchronous_commit: string }>`show synchronous_commit`.execute(db);
  return rows[0]?.synchronous_commit !== "off";
}

/** Compares with stored instants and with Postgres's clock, as there may be no time server. */
export async function checkClock(env: Env, database: Database, now: Date): Promise<Finding> {
  const action = "Set the clock of this machine by a time server (NTP)";
  if (now < WRITTEN) return fail(`it shows ${now.toISOString()}, which is past. ${action}`);
  const newest = await newestRow(database);
  if (newest && newest.getTime() > now.getTime() + MOST_DIFFERENCE)
    return fail(
      `it shows ${now.toISOString()}, but data was written at ${newest.toISOString()} already. ${action}`,
    );
  if (env.databaseUrl.startsWith("sqlite:")) return ok(`${now.toISOString()}, after the newest data`);
  const began = performance.now();
  const { rows } = await sql<{ ms: number }>`
    select floor(extract(epoch from clock_timestamp()) * 1000) as ms`.execute(database.db);
  const difference = Math.abs((rows[0]?.ms ?? 0) - now.getTime() - (performance.now() - began));
  if (difference > MOST_DIFFERENCE)
    return fail(
      `it differs from that of Postgres by ${Math.round(difference / SECOND)} seconds. ${action}, and that one's`,
    );
  return ok(`${now.toISOString()}, the same as that of Postgres`);
}

async function newestRow({ db }: Database): Promise<Date | null> {
  const row = await db.selectFrom("history").select("at").orderBy("id", "desc").limit(1).executeTakeFirst();
  return row ? new Date(row.at) : null;
}

export async function checkBackups(database: Database, now: Date): Promise<Finding> {
  const last = await lastBackup(database);
  const action = "Run npm run backup -- FILE every night";
  if (!last) return warn(`none was ever made with npm run backup. ${action}, unless you use another way`);
  const age = now.getTime() - last.getTime();
  const text = `the last one was made ${last.toISOString()}, ${Math.round(age / HOUR)} hours ago`;
  return age > OLDEST_BACKUP ? warn(`${text}. ${action}`) : ok(text);
}
