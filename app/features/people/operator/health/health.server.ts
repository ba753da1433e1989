import { statfs } from "node:fs/promises";
import packageJson from "../../../../../package.json" with { type: "json" };
import { isMail } from "#app/features/people/operator/jobs/desk-jobs.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { stateFigures } from "#app/platform/observability/state-figures.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";
import { type CountedFigures, countedFigures } from "./counted-figures.server.ts";

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Bytes and numbers; instants are ISO UTC text. */
export interface Health extends CountedFigures {
  /** Where documents are outside the database; null where they are in it. */
  store: { place: string; isReadOnly: boolean } | null;
  documentsWaiting: number;
  database: string;
  databaseBytes: number;
  walBytes: number;
  /** The disk with `DATA_DIR`; null where it cannot be asked. */
  disk: { free: number; size: number } | null;
  jobsWaiting: number;
  /** Seconds; 0 without one. */
  oldestJobSeconds: number;
  jobsDead: number;
  /** Dead jobs of e-mails, and e-mails of documents that failed in the last seven days. */
  mailsFailed: number;
  /** Endpoints that fail now or were switched off for it. */
  webhooksFailing: number;
  version: string;
  lastBackupAt: string | null;
}

export async function findHealth(ctx: Context): Promise<Health> {
  const { database, env, storage } = ctx.platform;
  const [state, counted, mails, webhooksFailing, disk] = await Promise.all([
    stateFigures(database, ctx.now, {
      movesDocuments: storage !== null && !storage.isReadOnly,
      dataDir: env.dataDir,
    }),
    countedFigures(ctx),
    failedMails(ctx),
    failingWebhooks(ctx),
    roomIn(env.dataDir),
  ]);
  const { jobsWaiting, oldestJobSeconds, jobsDead, databaseBytes, walBytes, backupAgeSeconds } = state;
  const { documentsWaiting } = state;
  const backupAt = new Date(ctx.now.getTime() - backupAgeSeconds * 1000);
  return {
    jobsWaiting,
    oldestJobSeconds,
    jobsDead,
    databaseBytes,
    walBytes,
    ...counted,
    store: storage && { place: storage.place, isReadOnly: storage.isReadOnly },
    documentsWaiting,
    disk,
    webhooksFailing,
    mailsFailed: mails,
    database: database.dialect.title,
    version: packageJson.version,
    lastBackupAt: Number.isNaN(backupAgeSeconds) ? null : backupAt.toISOString(),
  };
}

async function failedMails(ctx: Context): Promise<number> {
  const dead = await ctx.db
    .selectFrom("jobs")
    .select(({ fn }) => ["name", fn.countAll<number>().as("count")])
    .where("state", "=", "dead")
    .groupBy("name")
    .execute();
  const failed = ctx.db
    .selectFrom("deliveries")
    .where("state", "in", ["failed", "uncertain"])
    .where("finished_at", ">=", new Date(ctx.now.getTime() - WEEK_MS).toISOString());
  return dead
    .filter(({ name }) => isMail(name))
    .reduce((sum, { count }) => sum + count, await countOf(failed));
}

function failingWebhooks(ctx: Context): Promise<number> {
  const failing = ctx.db
    .selectFrom("webhook_endpoints")
    .where(({ eb, or }) => or([eb("failing_since", "is not", null), eb("switched_off_at", "is not", null)]));
  return countOf(failing);
}

async function roomIn(folder: string): Promise<Health["disk"]> {
  const disk = await statfs(folder).catch(() => null);
  return disk && { free: disk.bavail * disk.bsize, size: disk.blocks * disk.bsize };
}
