import { readdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { expect, inject, it } from "vitest";
import { findProfile } from "#app/features/accounts/profile.server.ts";
import { createClient, listClients } from "#app/features/clients/clients.server.ts";
import { markPaid } from "#app/features/invoices/status/change-status.server.ts";
import { createInvoice } from "#app/features/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { downloadInvoice } from "#app/features/invoices/pdf/download-invoice.server.ts";
import { sendInvoiceSchema } from "#app/features/invoices/sending/send-invoice.schema.ts";
import { sendInvoice } from "#app/features/invoices/sending/send-invoice.server.ts";
import { createTemplate } from "#app/features/templates/create-template.server.ts";
import { allTemplates } from "#app/features/templates/templates.server.ts";
import { type UserContext, withUser } from "#app/platform/context.server.ts";
import { type Database, openDatabase } from "#app/platform/database/db.server.ts";
import type { Schema } from "#app/platform/database/schema.ts";
import { isMigrated, migrate, migrateTo } from "../../../db/migrate.ts";
import { apiKeyOf } from "../../support/api-key.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { emptyPostgres } from "../../support/databases/empty-postgres.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { newEmails } from "../../support/server/mailbox.ts";
import { sendingMember, testPlatform, visitor } from "../../support/platform.ts";
import { templateInput } from "../../support/invoices/template-input.ts";
import { webhookOf } from "../../support/server/webhook-receiver.ts";
import { FULL } from "../../support/choice-of-day.ts";

const FOLDER = path.join(import.meta.dirname, "../../../db/migrations");
const ALL = readdirSync(FOLDER)
  .map((file) => path.basename(file, ".ts"))
  .sort();
/** Upgrades start from any of them; day to day the first and the last two say most. */
const NAMES = FULL ? ALL : [...ALL.slice(0, 1), ...ALL.slice(-2)];
const POSTGRES = inject("postgresUrl");

/** Those that other tables refer to come first. */
const TABLES = [
  ...(["users", "businesses", "memberships", "sessions", "clients", "templates", "invoices"] as const),
  ...([
    "invoice_items",
    "invoice_counters",
    "invoice_pdfs",
    "payments",
    "payment_allocations",
    "deliveries",
    "history",
    "jobs",
  ] as const),
  ...(["api_keys", "webhook_endpoints"] as const),
] satisfies (keyof Schema)[];

type Row = Record<string, unknown>;

interface Past {
  ctx: UserContext;
  invoiceId: string;
  pdf: Uint8Array;
  rows: Map<string, Row[]>;
}

let past: Promise<Past> | undefined;

const PLACES: [string, () => Promise<string>][] = [
  ["SQLite", async () => "sqlite::memory:"],
  ...(POSTGRES ? [["Postgres", () => emptyPostgres(POSTGRES)] as [string, () => Promise<string>]] : []),
];
const CASES = PLACES.flatMap(([database, place]) => NAMES.map((name) => [name, database, place] as const));

it.each(CASES)(
  "security 20: the data of a schema at %s on %s is all there after the upgrade",
  async (name, _, place) => {
    const { ctx, invoiceId, pdf, rows } = await (past ??= live());
    const database = openDatabase(await place());
    const platform = testPlatform(database);
    await migrateTo(database, name);
    const written = await write(database, rows);
    await migrate(database);

    expect(await isMigrated(database)).toBe(true);
    for (const [table, before] of written) {
      const { rows: after } = await sql<Row>`select * from ${sql.table(table)}`.execute(database.db);
      expect(after).toHaveLength(before.length);
      const columns = Object.keys(after[0] ?? {});
      const kept = before.map((row) => Object.fromEntries(columns.flatMap((name) => pairIn(row, name))));
      expect(after).toEqual(expect.arrayContaining(kept.map((row): unknown => expect.objectContaining(row))));
    }
    const { user, businessId, sessionId } = ctx;
    const now = withUser(visitor(platform), { user, businessId, sessionId });
    expect((await findProfile(now)).email).toBe(ctx.user.email);
    if (written.has("invoices")) {
      const { settled, total, allocations } = await findInvoice(now, invoiceId);
      expect([settled, allocations.length]).toEqual(written.has("payments") ? [total, 1] : [0, 0]);
      expect((await findInvoice(now, invoiceId)).status).toBe("paid");
      expect(Buffer.from((await downloadInvoice(now, invoiceId)).content).equals(pdf)).toBe(true);
    }
    if (written.has("clients")) expect((await listClients(now)).clients).toHaveLength(1);
    if (written.has("templates")) expect(await allTemplates(now)).toHaveLength(1);
    const next = await findInvoice(now, await createInvoice(now, invoiceInput()));
    expect(next.number).toBe(written.has("invoices") ? "INV-2026-0002" : "INV-2026-0001");
  },
);

function pairIn(row: Row, column: string): [string, unknown][] {
  return column in row ? [[column, row[column]]] : [];
}

/** A business as the use cases of today write it; every schema gets of it what it has tables and columns for. */
async function live(): Promise<Past> {
  const platform = testPlatform(await freshSqlite());
  const ctx = await sendingMember(platform);
  await createClient(ctx, clientInput());
  await createTemplate(ctx, templateInput());
  await apiKeyOf(ctx);
  await webhookOf(ctx, "https://hooks.example.ch/rappen", { isActive: false });
  const invoiceId = await createInvoice(ctx, invoiceInput());
  await sendInvoice(ctx, invoiceId, sendInvoiceSchema.parse({}));
  await newEmails(platform);
  await markPaid(ctx, invoiceId);
  const pdf = (await downloadInvoice(ctx, invoiceId)).content;
  const rows = new Map<string, Row[]>();
  for (const table of TABLES) {
    const found = await sql<Row>`select * from ${sql.table(table)}`.execute(ctx.db);
    if (found.rows.length === 0) throw new Error(`nothing is written to ${table}`);
    rows.set(table, found.rows);
  }
  // Before 0024 a payment belonged to one invoice.
  for (const row of rows.get("payments")!) Object.assign(row, { invoice_id: invoiceId, bank_reference: "" });
  return { ctx, invoiceId, pdf, rows };
}

/** @returns the rows as they were written, by table */
async function write({ db }: Database, rows: Map<string, Row[]>): Promise<Map<string, Row[]>> {
  const written = new Map<string, Row[]>();
  const tables = await db.introspection.getTables();
  for (const [name, all] of rows) {
    const columns = tables.find((table) => table.name === name)?.columns.map((column) => column.name);
    if (!columns) continue;
    const fitting = all.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])));
    for (const row of fitting) {
      const names = sql.join(columns.map((column) => sql.ref(column)));
      await sql`insert into ${sql.table(name)} (${names}) values (${sql.join(Object.values(row))})`.execute(
        db,
      );
    }
    written.set(name, fitting);
  }
  return written;
}
