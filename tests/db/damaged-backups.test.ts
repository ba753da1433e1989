import { hash } from "node:crypto";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { expect, it } from "vitest";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { EnvError } from "#app/platform/env.server.ts";
import { backup } from "#db/backup.ts";
import { readManifest, writeManifest } from "#db/backups/manifest.ts";
import { checkSeal, seal } from "#db/backups/seal.ts";
import { verifyBackup } from "#db/backups/verify.ts";
import { migrate } from "#db/migrate.ts";
import { restore } from "#db/restore.ts";
import { invoiceInput } from "../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../support/platform.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";

type Damage = (file: string) => void;

let sound: Promise<{ folder: string; file: string }> | undefined;

/** One of each way in which a backup can be wrong, and what is said about it. */
const DAMAGES: [string, RegExp, Damage][] = [
  ["cut off after its first page", /cut off/, (file) => truncateSync(file, 4096)],
  ["cut off in the middle", /cut off/, (file) => truncateSync(file, Math.floor(sizeOf(file) / 2))],
  ["cut off by its last byte", /cut off/, (file) => truncateSync(file, sizeOf(file) - 1)],
  ["longer by one byte", /cut off/, (file) => writeFileSync(file, "x", { flag: "a" })],
  ["empty", /not a backup/, (file) => writeFileSync(file, "")],
  ["a text file", /not a backup/, (file) => writeFileSync(file, "not a database at all\n".repeat(5_000))],
  ["a dump of pg_dump", /pg_restore/, (file) => writeFileSync(file, `PGDMP${"\u0001".repeat(9_000)}`)],
  ["another SQLite database", /not a backup/, otherDatabase],
  ["another SQLite database with a seal", /damaged/, (file) => (otherDatabase(file), seal(file))],
  ["overwritten in its header", /damaged/, (file) => overwrite(file, 16)],
  ["overwritten in the middle", /damaged/, (file) => overwrite(file, Math.floor(sizeOf(file) / 2))],
  ["overwritten in a stored PDF", /damaged/, (file) => overwrite(file, indexOf(file, "%PDF-") + 3_000)],
  [
    "overwritten in its list of checksums",
    /damaged/,
    (file) => overwrite(file, indexOf(file, '{"createdAt"')),
  ],
  ["overwritten in its seal", /damaged|cut off/, (file) => overwrite(file, sizeOf(file) - 40)],
  ["changed in one bit", /damaged/, (file) => overwrite(file, sizeOf(file) - 5_000, 1)],
  ["short of a table", /table deliveries is missing/, resealed("drop table deliveries")],
  ["short of a row", /rows of invoice_items/, resealed("delete from invoice_items where position = 1")],
  ["changed in an amount", /rows of invoices/, resealed("update invoices set total = total + 1")],
  ["changed in a stored PDF", /rows of invoice_pdfs/, resealed("update invoice_pdfs set bytes = x'00'")],
  ["without checksums", /damaged/, resealed("drop table backup_manifest")],
  ["with a list of checksums that was changed", /list of checksums/, changedManifest],
  ["of a newer schema", /newer version \(schema 9999_later\)/, newerSchema],
  [
    "a schema that is not the one it names",
    /schema/,
    resealed("delete from kysely_migration where name like '0120%'"),
  ],
];

it.each(DAMAGES)(
  "a backup that is %s is refused in one line, and nothing is touched",
  async (_, message, damage) => {
    const { folder, file } = await (sound ??= makeBackup());
    const damaged = path.join(mkdtempSync(path.join(os.tmpdir(), "rappen-damaged-")), "backup");
    copyFileSync(file, damaged);
    damage(damaged);
    const before = contentOf(folder);
    const problem = await restore(`sqlite:${folder}/rappen.sqlite`, damaged).then(
      () => "accepted",
      (error: unknown) => (error instanceof EnvError ? error.message : String(error)),
    );
    expect(problem).toMatch(message);
    expect(problem.startsWith(`${damaged}: `)).toBe(true);
    expect(problem).not.toContain("\n");
    expect(contentOf(folder)).toEqual(before);
    expect(await verifyBackup(damaged).catch((error: unknown) => (error as Error).message)).toBe(problem);
  },
);

itRarely(
  "names the stored PDFs that were damaged before the backup was made, and restores them as they are",
  async () => {
    const { folder } = await makeBackup();
    const sqlite = new Sqlite(`${folder}/rappen.sqlite`);
    sqlite.exec("update invoice_pdfs set bytes = x'00'");
    const id = String(sqlite.prepare("select invoice_id from invoice_pdfs").pluck().get());
    sqlite.close();
    const file = path.join(folder, "again");
    expect(await backup(`sqlite:${folder}/rappen.sqlite`, file)).toContain(
      `WARNING: 1 stored PDFs were damaged in the database already: ${id} en`,
    );
    expect(await restore(`sqlite:${folder}/rappen.sqlite`, file)).toContain("WARNING");
  },
);

async function makeBackup() {
  const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-backup-"));
  const database = openDatabase(`sqlite:${folder}/rappen.sqlite`);
  await migrate(database);
  const ctx = await member(testPlatform(database));
  await makePro(ctx);
  await markSent(ctx, await createInvoice(ctx, invoiceInput()));
  await database.db.destroy();
  const file = path.join(folder, "copy");
  await backup(`sqlite:${folder}/rappen.sqlite`, file);
  return { folder, file };
}

function contentOf(folder: string) {
  return readdirSync(folder).map((name) => [name, hash("sha256", readFileSync(path.join(folder, name)))]);
}

function sizeOf(file: string): number {
  return readFileSync(file).length;
}

function indexOf(file: string, text: string): number {
  const index = readFileSync(file).indexOf(text);
  expect(index).toBeGreaterThan(0);
  return index;
}

function overwrite(file: string, at: number, count = 24): void {
  const bytes = readFileSync(file);
  for (let index = at; index < at + count; index++) bytes[index] = (bytes[index] ?? 0) ^ 1;
  writeFileSync(file, bytes);
}

function otherDatabase(file: string): void {
  writeFileSync(file, "");
  const sqlite = new Sqlite(file);
  sqlite.exec("create table recipes (name text)");
  sqlite.close();
}

/** A backup whose content somebody has changed with care, so that only the checksums of the tables can tell. */
function resealed(statement: string): Damage {
  return (file) => change(file, (sqlite) => sqlite.exec(statement));
}

function change(file: string, work: (sqlite: Sqlite.Database) => void): void {
  truncateSync(file, checkSeal(file));
  const sqlite = new Sqlite(file);
  sqlite.pragma("foreign_keys = off");
  work(sqlite);
  sqlite.close();
  seal(file);
}

function changedManifest(file: string): void {
  change(file, (sqlite) =>
    sqlite.exec("update backup_manifest set content = replace(content, '\"rows\":1', '\"rows\":2')"),
  );
}

function newerSchema(file: string): void {
  change(file, (sqlite) => {
    const manifest = readManifest(sqlite);
    if (!manifest) throw new Error("no manifest");
    sqlite.exec("drop table backup_manifest");
    sqlite.exec("insert into kysely_migration values ('9999_later', '2030-01-01')");
    writeManifest(sqlite, { ...manifest, migrations: [...manifest.migrations, "9999_later"] });
  });
}
