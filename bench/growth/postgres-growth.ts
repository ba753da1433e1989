import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { NEWEST_FIRST } from "#app/features/selling/invoices/list/invoice-query.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { startPostgres } from "../../tests/support/databases/start-postgres.ts";
import { EMAIL, invoiceInput, makeFolder, newAccount, removeFolder } from "../account.ts";
import { interleaved, timed } from "../interleave.ts";
import { compared, type Row } from "../row.ts";
import { fillPostgres } from "./fill-postgres.ts";

const FEW = 10_000;
/** Fewer for a look at whether all works. */
const MANY = Number(process.env.GROWTH_INVOICES ?? 10_000_000);
/** Of the one who is measured, in both databases. */
const OWN = 9_500;
const POSTGRES = [
  "max_connections=50",
  "shared_buffers=1GB",
  "maintenance_work_mem=1GB",
  "jit=off",
  "fsync=off",
];

/** P6 on Postgres: what one person waits for, in a database of 10,000 invoices and in one of ten million. */
export async function postgresGrowth(): Promise<Row[]> {
  const postgres = await startPostgres(undefined, [...POSTGRES, "max_wal_size=8GB"]);
  const dir = makeFolder();
  try {
    const of = async (count: number) => {
      await postgres.createDatabase(`of_${count}`);
      const settings = { DATABASE_URL: `${postgres.url}/of_${count}`, SESSION_SECRET: "growth--".repeat(5) };
      const { ctx } = await newAccount(dir, EMAIL, settings);
      await fillPostgres(ctx, settings.DATABASE_URL, count, OWN);
      return ctx;
    };
    const [few, many] = [await of(FEW), await of(MANY)];
    const rows = await comparisons(few, many);
    for (const { db } of [few, many]) await db.destroy();
    return rows;
  } finally {
    await postgres.stop();
    removeFolder(dir);
  }
}

async function comparisons(few: UserContext, many: UserContext): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, work] of Object.entries(WORKS)) {
    const measures = { few: timed(() => work(few), 5), many: timed(() => work(many), 5) };
    const ms = await interleaved(measures, { rounds: 15, warmUp: 3 });
    const what = `${name} at ${MANY.toLocaleString("en")} invoices, Postgres`;
    const baseline = { name: "at 10,000", value: ms.few, unit: "ms" };
    const ours = { value: ms.many, unit: "ms" };
    rows.push(compared({ part: "P6-Postgres", what, ours, baseline, goal: { atMost: 1.5 } }));
  }
  return rows;
}

const WORKS: Record<string, (ctx: UserContext) => Promise<unknown>> = {
  list: (ctx) => listInvoices(ctx),
  "page 900 of the list": (ctx) => listInvoices(ctx, { page: 900 }),
  "overdue ones": (ctx) => listInvoices(ctx, { ...NEWEST_FIRST, filters: { statuses: ["overdue"] } }),
  search: (ctx) => listInvoices(ctx, { ...NEWEST_FIRST, search: "obertor" }),
  "search that finds nothing": (ctx) => listInvoices(ctx, { ...NEWEST_FIRST, search: "nowhere" }),
  stats: (ctx) => findStats(ctx),
  "an invoice": async (ctx) => findInvoice(ctx, (await listInvoices(ctx)).invoices[0]!.id),
  "creating an invoice": (ctx) => createInvoice(ctx, invoiceInput(5)),
};
