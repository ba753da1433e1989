import { existsSync, statSync } from "node:fs";
import Sqlite from "better-sqlite3";
import { EnvError } from "#app/platform/env.server.ts";
import { knownMigrations } from "../migrate.ts";
import { type Manifest, migrationsOf, readManifest, tablesOf } from "./manifest.ts";
import { digestRows, type Row } from "./row-digest.ts";
import { checkSeal } from "./seal.ts";

export interface VerifiedBackup {
  file: string;
  manifest: Manifest;
  /** Length of the SQLite file inside (bytes). */
  length: number;
}

/** @throws EnvError in one line that says what is wrong */
export async function verifyBackup(file: string): Promise<VerifiedBackup> {
  if (!existsSync(file)) throw new EnvError(`${file}: not found`);
  if (!statSync(file).isFile()) throw new EnvError(`${file}: not a file`);
  const length = checkSeal(file);
  try {
    const backup = new Sqlite(file, { readonly: true });
    try {
      return { file, manifest: await check(file, backup), length };
    } finally {
      backup.close();
    }
  } catch (error) {
    throw error instanceof Sqlite.SqliteError ? new EnvError(`${file}: damaged (${error.message})`) : error;
  }
}

async function check(file: string, backup: Sqlite.Database): Promise<Manifest> {
  const structure = String(backup.pragma("integrity_check", { simple: true }));
  if (structure !== "ok") throw new EnvError(`${file}: damaged (${structure.replaceAll("\n", "; ")})`);
  const manifest = readManifest(backup);
  if (!manifest) throw new EnvError(`${file}: damaged, its list of checksums is not readable`);
  const newer = manifest.migrations.filter((name) => !knownMigrations().includes(name)).at(-1);
  if (newer) throw new EnvError(`${file}: made by a newer version (schema ${newer}); update Rappen first`);
  if (String(migrationsOf(backup)) !== String(manifest.migrations))
    throw new EnvError(`${file}: damaged, its schema is not the one it was made with`);
  await checkTables(file, backup, manifest);
  return manifest;
}

async function checkTables(file: string, backup: Sqlite.Database, manifest: Manifest): Promise<void> {
  const tables = tablesOf(backup);
  const missing = Object.keys(manifest.tables).find((name) => !tables.some((table) => table.name === name));
  if (missing) throw new EnvError(`${file}: damaged, the table ${missing} is missing`);
  for (const table of tables) {
    const rows = backup.prepare<[], Row>(`select * from "${table.name}"`).iterate();
    const { rows: count, digest, damagedPdfs } = await digestRows(table, rows);
    const expected = manifest.tables[table.name];
    if (!expected || expected.rows !== count || expected.digest !== digest)
      throw new EnvError(`${file}: damaged, the rows of ${table.name} are not those that were saved`);
    const isChecked = table.name === "invoice_pdfs" || manifest.documentsInStore !== null;
    const pdf = damagedPdfs.find((name) => isChecked && !manifest.damagedPdfs.includes(name));
    if (pdf) throw new EnvError(`${file}: damaged, the stored PDF of ${pdf} does not have its SHA-256`);
  }
}
