import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { clientSchema } from "#app/features/clients/client.schema.ts";
import { registrationSchema } from "#app/features/accounts/account.schema.ts";
import { registerAccount } from "#app/features/accounts/register.server.ts";
import { createClient } from "#app/features/clients/clients.server.ts";
import { dataExportSchema } from "#app/features/exports/data-export.schema.ts";
import { exportData } from "#app/features/exports/export-data.server.ts";
import { invoicePages } from "#app/features/exports/invoice-pages.server.ts";
import { closeWorkbookPool } from "#app/features/exports/workbook.server.ts";
import { createInvoice } from "#app/features/invoices/create-invoice.server.ts";
import { invoiceSchema } from "#app/features/invoices/invoice.schema.ts";
import { createContext, type UserContext, withUser } from "#app/platform/context.server.ts";
import { readEnv } from "#app/platform/env.server.ts";
import { createLogger } from "#app/platform/log.server.ts";
import { openPlatform } from "#app/platform/platform.server.ts";
import { findSession, startSession } from "#app/platform/session.server.ts";
import { migrate } from "#db/migrate.ts";

/**
 * Exports of 1,000 and of 100,000 invoices on SQLite: seconds, the longest time that nobody else had their turn, and the
 * most memory the process took. A plain generator that writes the same rows stands beside the CSV.
 *
 *   node bench/export.ts
 */
const address = { street: "Seestrasse", postalCode: "8002", city: "Zürich" };
const PERSON = {
  ...{ firstName: "Anna", lastName: "Muster", email: "anna@example.ch", password: "quer-durch-bern" },
  ...{ iban: "CH93 0076 2011 6238 5295 7", address, acceptedTermsPrivacy: true },
};
const CLIENT = { name: "Kulturhaus Obertor", email: "rechnung@kulturhaus.example", address };
const ITEMS = [{ description: "Konzept", quantity: 3, unitPrice: 199.95, vatRate: 8.1 }];

const [dir, format] = process.argv.slice(2);
if (dir && format) await measure(dir, format);
else for (const count of [1_000, 100_000]) await measureAll(count);

/** Each in a process of its own: what an earlier one took would count as memory of the next. */
async function measureAll(count: number): Promise<void> {
  const dir = mkdtempSync(path.join(os.tmpdir(), "rappen-bench-"));
  await fillAccount(dir, count);
  for (const format of ["csv", "json", "excel", "plain"]) {
    const output = execFileSync(process.execPath, [...process.execArgv, import.meta.filename, dir, format], {
      encoding: "utf8",
    });
    process.stdout.write(`${String(count).padStart(7)} ${output}`);
  }
  rmSync(dir, { recursive: true });
}

async function exported(ctx: UserContext, format: string): Promise<number> {
  const file = await exportData(ctx, dataExportSchema.parse({ format, includeInvoices: true }));
  if ("entries" in file) throw new Error("one part is no archive");
  let size = 0;
  for await (const piece of file.pieces) size += piece.length;
  return size;
}

async function plain(ctx: UserContext): Promise<number> {
  let size = 0;
  for await (const page of invoicePages(ctx, { dateFrom: "", dateTo: "" })) {
    for (const { invoice, paid } of page)
      size += `${Object.values({ ...invoice, ...invoice.recipient, paid }).join(";")}\r\n`.length;
  }
  return size;
}

async function measure(dir: string, format: string): Promise<void> {
  const { ctx } = await signIn(dir);
  const delay = monitorEventLoopDelay({ resolution: 1 });
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, process.memoryUsage().rss)), 20);
  delay.enable();
  const began = performance.now();
  const size = await (format === "plain" ? plain(ctx) : exported(ctx, format));
  const seconds = (performance.now() - began) / 1000;
  delay.disable();
  clearInterval(watch);
  const figures = [
    `${seconds.toFixed(2)} s`,
    `stall ${(delay.max / 1e6).toFixed(0)} ms`,
    `memory ${(memory / 1e6).toFixed(0)} MB`,
    `${(size / 1e6).toFixed(1)} MB`,
  ];
  console.log(`${format.padEnd(8)} ${figures.join("   ")}`);
  await closeWorkbookPool();
  await ctx.db.destroy();
}

function platformIn(dir: string) {
  const env = readEnv({ DATA_DIR: dir, DEFAULT_PLAN: "pro", NODE_ENV: "test" });
  const platform = openPlatform(env, { log: createLogger("silent") });
  return {
    platform,
    visitor: createContext({ platform, locale: "de", requestId: "bench", log: platform.log }),
  };
}

async function signIn(dir: string): Promise<{ ctx: UserContext }> {
  const { platform, visitor } = platformIn(dir);
  const user = await visitor.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const token = await startSession(visitor, { userId: user.id, kind: "bearer", userAgent: "bench" });
  const identity = await findSession(platform, token, "bearer");
  if (!identity) throw new Error("the session just started is unknown");
  return { ctx: withUser(visitor, identity) };
}

/** One invoice written as people write it, then copied in the database. */
async function fillAccount(dir: string, count: number): Promise<void> {
  const { platform, visitor } = platformIn(dir);
  await migrate(platform.database);
  await registerAccount(visitor, registrationSchema.parse(PERSON));
  await visitor.db.destroy();
  const { ctx } = await signIn(dir);
  await createClient(ctx, clientSchema.parse(CLIENT));
  const first = await createInvoice(ctx, invoiceSchema.parse({ recipient: CLIENT, items: ITEMS }));
  await copyInvoice(ctx, first, count - 1);
  await ctx.db.destroy();
}

async function copyInvoice(ctx: UserContext, id: string, count: number): Promise<void> {
  const invoice = await ctx.db
    .selectFrom("invoices")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const item = await ctx.db
    .selectFrom("invoice_items")
    .selectAll()
    .where("invoice_id", "=", id)
    .executeTakeFirstOrThrow();
  for (let done = 0; done < count; done += 500) {
    const ids = Array.from({ length: Math.min(500, count - done) }, () => ctx.newId());
    const copies = ids.map((id, index) => ({ ...invoice, id, number: `N-${done + index}` }));
    await ctx.db.insertInto("invoices").values(copies).execute();
    await ctx.db
      .insertInto("invoice_items")
      .values(ids.map((id) => ({ ...item, invoice_id: id })))
      .execute();
  }
}
