import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { deleteInvoice } from "#app/features/selling/invoices/delete-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { openDatabase } from "#app/platform/database/db.server.ts";
import { migrate } from "#db/migrate.ts";
import { invoiceInput } from "../support/invoices/invoice-input.ts";
import { FULL } from "../support/choice-of-day.ts";
import { PERSON } from "../support/person.ts";
import { member, testPlatform } from "../support/platform.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Commands that have tests of their own: they serve, test the product, or need a Postgres or a store. */
const ELSEWHERE =
  /^npm (start|run crashtest|run admin -- (move-(to-postgres|business)|storage (check|to-database)))/;

/** The order in which they are run. */
const ORDER = ["migrate", "admin", "backup", "restore"];

/** Every command of the guide with what it is given, once. */
function documented(): string[] {
  const guide = readFileSync(path.join(ROOT, "docs/operations.md"), "utf8");
  const found = [...guide.matchAll(/npm (?:start|run [a-z:]+)(?: -- [^`\n]*)?/g)].map(([command]) => command);
  const named = found.filter((command) => !ELSEWHERE.test(command) && command.includes(" -- "));
  return [...new Set(named)].toSorted((a, b) => place(a) - place(b));
}

/** A backup is written before it is checked and restored. */
function place(command: string): number {
  return (
    ORDER.findIndex((name) => command.startsWith(`npm run ${name}`)) * 2 + Number(/--verify/.test(command))
  );
}

/** Somebody with an invoice that was issued and then deleted. */
async function fill(databaseUrl: string): Promise<string> {
  const database = openDatabase(databaseUrl);
  await migrate(database);
  const ctx = await member(testPlatform(database));
  const id = await createInvoice(ctx, invoiceInput());
  await markSent(ctx, id);
  const { number } = await findInvoice(ctx, id);
  await deleteInvoice(ctx, id);
  await database.db.destroy();
  return number;
}

it("every command of the operations guide is there", () => {
  for (const command of documented())
    expect(existsSync(path.join(ROOT, `db/${/^npm run (\w+)/.exec(command)?.[1]}.ts`)), command).toBe(true);
});

it.runIf(FULL)("every command of the operations guide does what it says", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "rappen-commands-"));
  const number = await fill(`sqlite:${path.join(folder, "rappen.sqlite")}`);
  const commands = documented();
  expect(commands.length).toBeGreaterThan(0);
  const backups: string[] = [];
  for (const command of commands) {
    const [, name = "", rest = ""] = /^npm run (\w+) -- (.*)$/.exec(command) ?? [];
    if (name === "backup" && !rest.startsWith("--verify"))
      backups.push(path.join(folder, `b${backups.length}`));
    const args = rest
      .replace(/FILE|"backup-[^"]*"|\/data\/backup\S*/, backups.at(-1) ?? "")
      .replace(/ \[[^\]]*\]/g, "")
      .replace("EMAIL FIRSTNAME LASTNAME", "new@example.ch Eva Neu")
      .replace("EMAIL", PERSON.email)
      .replace("NUMBER", number)
      .split(" ");
    const { status, stderr } = spawnSync(process.execPath, [`db/${name}.ts`, ...args], {
      cwd: ROOT,
      encoding: "utf8",
      env: { PATH, NODE_COMPILE_CACHE, NODE_ENV: "production", NODE_NO_WARNINGS: "1", DATA_DIR: folder },
    });
    expect({ command, status, stderr }).toEqual({ command, status: 0, stderr: "" });
  }
});
