import { hash } from "node:crypto";
import type { Database } from "better-sqlite3";
import { z } from "zod";
import { sinceBase } from "../base.ts";
import type { TableShape } from "./row-digest.ts";

const schema = z.object({
  createdAt: z.string(),
  migrations: z.array(z.string()).min(1).transform(sinceBase),
  tables: z.record(z.string(), z.object({ rows: z.number(), digest: z.string() })),
  /** Damaged in the database already. */
  damagedPdfs: z.array(z.string()),
  /** Null in one from before the store, which checked PDFs of invoices only. */
  documentsInStore: z.number().nullable().default(null),
});

export type Manifest = z.output<typeof schema>;

const TABLE = "backup_manifest";

export function writeManifest(backup: Database, manifest: Manifest): void {
  const content = JSON.stringify(manifest);
  backup.exec(`create table ${TABLE} (content text not null, sha256 text not null)`);
  backup.prepare(`insert into ${TABLE} values (?, ?)`).run(content, hash("sha256", content));
}

/** Null when damaged, too. */
export function readManifest(backup: Database): Manifest | null {
  const row = z
    .object({ content: z.string(), sha256: z.string() })
    .safeParse(backup.prepare(`select content, sha256 from ${TABLE}`).get());
  if (!row.success || hash("sha256", row.data.content) !== row.data.sha256) return null;
  const manifest = schema.safeParse(JSON.parse(row.data.content));
  return manifest.success ? manifest.data : null;
}

export function dropManifest(backup: Database): void {
  backup.exec(`drop table ${TABLE}`);
}

/** The tables, each after those it refers to; without SQLite's, Kysely's and the manifest. */
export function tablesOf(sqlite: Database): TableShape[] {
  const names = sqlite
    .prepare("select name from pragma_table_list where schema = 'main' and type = 'table' order by name")
    .pluck()
    .all()
    .map(String)
    .filter((name) => name !== TABLE && !/^(sqlite|kysely)_/.test(name));
  const ordered = new Set<string>();
  const visit = (name: string, above: string[]) => {
    if (ordered.has(name) || above.includes(name)) return;
    for (const other of listed(sqlite, `select "table" from pragma_foreign_key_list(?)`, name))
      visit(other, [...above, name]);
    ordered.add(name);
  };
  for (const name of names) visit(name, []);
  return [...ordered].map((name) => ({
    name,
    columns: listed(sqlite, "select name from pragma_table_info(?)", name),
  }));
}

function listed(sqlite: Database, statement: string, table: string): string[] {
  return sqlite.prepare(statement).pluck().all(table).map(String);
}

export function migrationsOf(sqlite: Database): string[] {
  return sinceBase(
    sqlite.prepare("select name from kysely_migration order by name").pluck().all().map(String),
  );
}

export function summaryOf({ tables, damagedPdfs, documentsInStore }: Manifest): string {
  const counts = ["businesses", "clients", "invoices", "invoice_pdfs"].map(
    (table) => `${tables[table]?.rows ?? 0} ${table.replace("_", " ")}`,
  );
  const damaged = damagedPdfs.length
    ? `; WARNING: ${damagedPdfs.length} stored PDFs were damaged in the database already: ${damagedPdfs.join(", ")}`
    : "";
  const outside = documentsInStore
    ? `; ${documentsInStore} documents are not in it but in the store, which STORAGE_URL must name`
    : "";
  return counts.join(", ") + outside + damaged;
}
