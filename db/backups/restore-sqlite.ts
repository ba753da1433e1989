import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  truncateSync,
} from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { makeWritableFolder } from "#app/platform/files/folders.server.ts";
import { migrate } from "../migrate.ts";
import { holdExclusively } from "./hold-exclusively.ts";
import { dropManifest } from "./manifest.ts";
import { checkSeal } from "./seal.ts";
import { timestamp } from "./timestamp.ts";
import type { VerifiedBackup } from "./verify.ts";

/**
 * The new file replaces the old one in one step. @returns where the former database is kept
 * @throws EnvError when the product is running; nothing has changed then
 */
export async function restoreSqlite(to: string, { file, length }: VerifiedBackup): Promise<string | null> {
  if (existsSync(to)) holdExclusively(to).close();
  makeWritableFolder(path.dirname(to), "DATABASE_URL");
  const part = `${to}.restoring`;
  remove(part);
  try {
    copyFileSync(file, part);
    checkSeal(part);
    truncateSync(part, length);
    await unpack(part);
    return replace(to, part);
  } finally {
    remove(part);
  }
}

async function unpack(part: string): Promise<void> {
  const sqlite = new Sqlite(part);
  dropManifest(sqlite);
  sqlite.close();
  const database = openDatabase(`sqlite:${part}`);
  try {
    await migrate(database);
  } finally {
    await database.db.destroy();
  }
  flush(part);
}

/** Holds the lock until the new file is in place: nobody opens the former one in between. */
function replace(to: string, part: string): string | null {
  const kept = `${to}.before-${timestamp()}`;
  if (!existsSync(to)) {
    // Leftovers of a lost database must not be taken for changes of the new one.
    for (const suffix of ["-wal", "-shm"])
      if (existsSync(to + suffix)) renameSync(to + suffix, kept + suffix);
    renameSync(part, to);
    return null;
  }
  const lock = holdExclusively(to);
  try {
    keep(to, kept);
    renameSync(part, to);
    flush(path.dirname(to));
    return kept;
  } finally {
    lock.close();
  }
}

/**
 * A second name first, so that a database exists under the first one at every moment. Some file systems have no links.
 */
function keep(to: string, kept: string): void {
  try {
    linkSync(to, kept);
  } catch {
    renameSync(to, kept);
  }
}

function flush(file: string): void {
  const handle = openSync(file, "r");
  fsyncSync(handle);
  closeSync(handle);
}

function remove(part: string): void {
  for (const suffix of ["", "-journal", "-wal", "-shm"]) rmSync(part + suffix, { force: true });
}
