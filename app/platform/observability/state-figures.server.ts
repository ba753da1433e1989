import { statfs } from "node:fs/promises";
import type { Database } from "#app/platform/database/db.server.ts";
import { countWaiting } from "#app/platform/storage/documents.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import type { StateFigures } from "./state-gauges.server.ts";

interface Installation {
  /** There is a store to which documents are moved. */
  movesDocuments?: boolean;
  dataDir: string;
}

export async function stateFigures(
  database: Database,
  now: Date,
  { movesDocuments = false, dataDir }: Installation,
): Promise<StateFigures> {
  const [jobs, dead, waiting, backup, disk, { bytes, walBytes, connections }] = await Promise.all([
    dueJobs(database, now),
    deadJobs(database),
    movesDocuments ? countWaiting(database.db) : 0,
    lastBackupAt(database),
    statfs(dataDir).catch(() => null),
    database.figures(),
  ]);
  return {
    jobsWaiting: jobs.count,
    oldestJobSeconds: jobs.oldest ? secondsSince(jobs.oldest, now) : 0,
    jobsDead: dead,
    documentsWaiting: waiting,
    databaseBytes: bytes,
    walBytes,
    connections,
    diskFreeBytes: disk ? disk.bavail * disk.bsize : NaN,
    backupAgeSeconds: backup ? secondsSince(backup, now) : NaN,
  };
}

function secondsSince(at: string, now: Date): number {
  return Math.max(0, (now.getTime() - Date.parse(at)) / 1000);
}

async function dueJobs({ db }: Database, now: Date): Promise<{ count: number; oldest: string | null }> {
  return db
    .selectFrom("jobs")
    .select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.min("run_at").as("oldest")])
    .where("state", "=", "ready")
    .where("run_at", "<=", now.toISOString())
    .executeTakeFirstOrThrow();
}

function deadJobs({ db }: Database): Promise<number> {
  return countOf(db.selectFrom("jobs").where("state", "=", "dead"));
}

/** ISO. */
export async function lastBackupAt({ db }: Pick<Database, "db">): Promise<string | null> {
  const row = await db
    .selectFrom("backups")
    .select((eb) => eb.fn.max("made_at").as("at"))
    .executeTakeFirst();
  return row?.at ?? null;
}
