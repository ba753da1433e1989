import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, truncateSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import { expect, it, onTestFinished, vi } from "vitest";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import { backup } from "#db/backup.ts";
import { migrate } from "#db/migrate.ts";
import { restore } from "#db/restore.ts";
import { invoiceInput } from "../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../support/platform.ts";
import { itRarely } from "../support/heavy/it-rarely.ts";

const ROOT = path.join(import.meta.dirname, "../..");

function folder(): string {
  return mkdtempSync(path.join(os.tmpdir(), "rappen-backup-"));
}

async function openFile(url: string): Promise<Database> {
  const database = openDatabase(url);
  await migrate(database);
  return database;
}

/** What a restored copy must have in common with the original. */
async function contentOf({ db }: Database) {
  return {
    invoices: await db
      .selectFrom("invoices")
      .select(["id", "number", "total", "state"])
      .orderBy("id")
      .execute(),
    items: await db
      .selectFrom("invoice_items")
      .select(["invoice_id", "position", "total"])
      .orderBy("invoice_id")
      .orderBy("position")
      .execute(),
    pdfs: await db
      .selectFrom("invoice_pdfs")
      .select(["invoice_id", "sha256", "bytes"])
      .orderBy("invoice_id")
      .execute(),
  };
}

it("a backup of a database that takes no more rows is whole, and says what could not be written down", async () => {
  const from = folder();
  const url = `sqlite:${from}/rappen.sqlite`;
  const { db } = await openFile(url);
  await sql`create trigger full before insert on backups begin
    select raise(abort, 'database or disk is full'); end`.execute(db);
  await db.destroy();
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  const file = path.join(from, "copy");
  await backup(url, file);
  expect(existsSync(file)).toBe(true);
  expect(warn.mock.calls.flat().join()).toMatch(/^The backup is whole, .*: database or disk is full$/);
});

it("security 20: a backup that is restored elsewhere holds the same invoices, totals and PDFs", async () => {
  const [from, to] = [folder(), folder()];
  const database = await openFile(`sqlite:${from}/rappen.sqlite`);
  const ctx = await member(testPlatform(database));
  await makePro(ctx);
  for (let count = 0; count < 3; count++) await markSent(ctx, await createInvoice(ctx, invoiceInput()));
  const before = await contentOf(database);
  const file = path.join(from, "copy");
  expect(await backup(`sqlite:${from}/rappen.sqlite`, file)).toBe(
    "1 businesses, 0 clients, 3 invoices, 3 invoice pdfs",
  );
  await restore(`sqlite:${to}/rappen.sqlite`, file);
  const restored = await openFile(`sqlite:${to}/rappen.sqlite`);
  onTestFinished(async () => restored.db.destroy());
  expect(await contentOf(restored)).toEqual(before);
});

itRarely("security 20: a backup taken while invoices are written is whole, and writing goes on", async () => {
  const from = folder();
  const url = `sqlite:${from}/rappen.sqlite`;
  const database = await openFile(url);
  const ctx = await member(testPlatform(database));
  await makePro(ctx);
  const file = path.join(from, "copy");
  let isDone = false;
  const copying = run(["db/backup.ts", file], { DATA_DIR: from }).finally(() => (isDone = true));
  let written = 0;
  while (!isDone) {
    await createInvoice(ctx, invoiceInput());
    written++;
    // Writing to SQLite never leaves the turn of the event loop by itself.
    await setImmediate();
  }
  const { code, output } = await copying;
  expect([code, output]).toEqual([0, expect.stringContaining("invoices")]);
  expect(written).toBeGreaterThan(0);
  const copy = openDatabase(`sqlite:${file}`);
  onTestFinished(async () => copy.db.destroy());
  const { invoices, items } = await contentOf(copy);
  expect(invoices.length).toBeLessThanOrEqual(written);
  expect(items).toHaveLength(2 * invoices.length);
  const { last = 0 } = (await copy.db.selectFrom("invoice_counters").select("last").executeTakeFirst()) ?? {};
  expect(last).toBe(invoices.length);
});

it("never writes over a file, and leaves nothing half done", async () => {
  const from = folder();
  await (await openFile(`sqlite:${from}/rappen.sqlite`)).db.destroy();
  const file = path.join(from, "taken");
  writeFileSync(file, "mine");
  await expect(backup(`sqlite:${from}/rappen.sqlite`, file)).rejects.toThrow("exists already");
  await expect(backup(`sqlite:${from}/none.sqlite`, path.join(from, "x"))).rejects.toThrow(
    "no database there",
  );
  expect(existsSync(path.join(from, "x"))).toBe(false);
  expect(existsSync(path.join(from, "none.sqlite"))).toBe(false);
});

itRarely(
  "restores nothing that is no backup, and nothing while the product runs; the former database is kept",
  async () => {
    const from = folder();
    const url = `sqlite:${from}/rappen.sqlite`;
    const database = await openFile(url);
    const ctx = await member(testPlatform(database));
    const file = path.join(from, "copy");
    await backup(url, file);
    writeFileSync(path.join(from, "odd"), "not a database at all".repeat(100));
    await expect(restore(url, path.join(from, "odd"))).rejects.toThrow("not a backup of Rappen");
    await expect(restore(url, path.join(from, "missing"))).rejects.toThrow("not found");
    const { code, output } = await run(["db/restore.ts", file], { DATA_DIR: from });
    expect([code, output]).toEqual([1, expect.stringContaining("stop the product first")]);
    await createInvoice(ctx, invoiceInput());
    await database.db.destroy();
    expect(await restore(url, file)).toMatch(/0 invoices.*; the former data is kept in .*\.before-\d{14}$/);
  },
);

itRarely(
  "checks a backup by command, in one line and with an exit code, and needs no database for it",
  async () => {
    const from = folder();
    await (await openFile(`sqlite:${from}/rappen.sqlite`)).db.destroy();
    const file = path.join(from, "copy");
    await backup(`sqlite:${from}/rappen.sqlite`, file, new Date("2026-11-21T02:00:00Z"));
    const verify = (...args: string[]) => run(["db/backup.ts", "--verify", ...args], { DATA_DIR: folder() });
    expect(await verify(file)).toEqual({
      code: 0,
      output:
        `${file}: sound, made 2026-11-21T02:00:00.000Z; ` +
        "0 businesses, 0 clients, 0 invoices, 0 invoice pdfs\n",
    });
    truncateSync(file, 10_000);
    expect(await verify(file)).toEqual({ code: 1, output: `${file}: not a backup of Rappen, or cut off\n` });
    expect(await verify()).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^usage: [^\n]+\n$/) as string,
    });
  },
);

function run(args: string[], env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: "production", DATABASE_URL: "", ...env },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => void (output += chunk.toString()));
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}
