import { spawn } from "node:child_process";
import { existsSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import Sqlite from "better-sqlite3";
import { EnvError, readEnv } from "#app/platform/env.server.ts";

/**
 * Writes a consistent copy of the database while the product runs. SQLite copies from a snapshot that writers neither
 * disturb nor wait for; Postgres has its own tool for it. The copy has its name only once it is whole.
 * @throws EnvError in one line, when the file exists, the copy is not sound, or `pg_dump` is missing
 */
export async function backup(databaseUrl: string, file: string): Promise<string> {
  if (existsSync(file)) throw new EnvError(`${file}: exists already`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  if (databaseUrl.startsWith("sqlite:")) copySqlite(databaseUrl.slice("sqlite:".length), part);
  else await runTool("pg_dump", ["--format=custom", `--file=${part}`, databaseUrl]);
  const summary = databaseUrl.startsWith("sqlite:") ? checkSqlite(part) : "written by pg_dump";
  renameSync(part, file);
  return summary;
}

function copySqlite(from: string, to: string): void {
  if (!existsSync(from)) throw new EnvError(`${from}: no database there`);
  const source = new Sqlite(from, { timeout: 10_000 });
  try {
    source.prepare("vacuum into ?").run(to);
  } finally {
    source.close();
  }
}

/** Reads a copy through before anybody relies on it. @returns what it holds, in words @throws EnvError */
export function checkSqlite(file: string): string {
  const copy = new Sqlite(file, { readonly: true });
  try {
    const sound = copy.pragma("integrity_check", { simple: true });
    if (sound !== "ok") throw new EnvError(`${file}: damaged (${String(sound)})`);
    const count = (table: string) => copy.prepare(`select count(*) from ${table}`).pluck().get();
    const counts = ["businesses", "clients", "invoices", "invoice_pdfs"].map(
      (table) => `${String(count(table))} ${table.replace("_", " ")}`,
    );
    return counts.join(", ");
  } catch (error) {
    throw error instanceof EnvError ? error : new EnvError(`${file}: not a backup of Rappen`);
  } finally {
    copy.close();
  }
}

/** @throws EnvError when the tool is missing or fails */
export function runTool(tool: string, args: string[]): Promise<void> {
  const child = spawn(tool, args, { stdio: "inherit" });
  return new Promise((resolve, reject) => {
    child.once("error", () => reject(new EnvError(`${tool}: not found; it comes with the Postgres client`)));
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new EnvError(`${tool}: failed with code ${code}`)),
    );
  });
}

/** The one argument of a command. @throws EnvError that says how to call it */
export function fileArgument(command: string): string {
  const [file] = process.argv.slice(2);
  if (!file) throw new EnvError(`usage: npm run ${command} -- FILE`);
  return path.resolve(file);
}

/** Runs a command for the operator: its result on one line, or what is wrong with code 1. */
export async function command(run: () => Promise<string>): Promise<void> {
  process.umask(0o077);
  try {
    console.log(await run());
  } catch (error) {
    console.error(error instanceof EnvError ? error.message : error);
    process.exitCode = 1;
  }
}

if (import.meta.main) {
  await command(async () => {
    const file = fileArgument("backup");
    return `${file}: ${await backup(readEnv().databaseUrl, file)}`;
  });
}
