import { RUNNING } from "#app/features/running/subscriptions/subscription.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { Database, Db } from "#app/platform/database/db.server.ts";
import { DOCUMENT_TABLES, IN_DATABASE, IN_STORE } from "#app/platform/storage/documents.server.ts";
import { countOf } from "#app/platform/database/count-of.server.ts";

export interface CountedFigures {
  accounts: number;
  accountsDisabled: number;
  /** Pro by the operator. */
  plansGiven: number;
  subscriptions: number;
  /** PDFs that are kept: of invoices, offers and reminders. */
  documents: number;
  documentsInStore: number;
  countedAt: string;
}

/** Counting reads whole tables: at most every ten minutes, and on SQLite in a thread. */
const KEPT_MS = 10 * 60 * 1000;

const kept = new WeakMap<Database, { at: number; figures: Promise<CountedFigures> }>();

export function countedFigures(ctx: Context): Promise<CountedFigures> {
  const { database } = ctx.platform;
  const before = kept.get(database);
  const now = ctx.now.getTime();
  // A clock that was set back must not keep them for longer.
  if (before && Math.abs(now - before.at) < KEPT_MS) return before.figures;
  const { readingApart } = database.dialect;
  const work = () => countAll(ctx);
  const figures = readingApart ? readingApart("operator", work) : work();
  kept.set(database, { at: now, figures });
  figures.catch(() => kept.delete(database));
  return figures;
}

async function countAll(ctx: Context): Promise<CountedFigures> {
  const accounts = await ctx.db
    .selectFrom("businesses")
    .select(({ fn, eb, val }) => [
      fn.countAll<number>().as("accounts"),
      fn.count<number>("disabled_at").as("accountsDisabled"),
      fn.count<number>(eb.case().when("plan", "=", "pro").then(val(1)).end()).as("plansGiven"),
    ])
    .where("sandbox_of", "is", null)
    .where("sealed_until", "is", null)
    .executeTakeFirstOrThrow();
  const subscriptions = await countOf(ctx.db.selectFrom("subscriptions").where("status", "in", RUNNING));
  return { ...accounts, subscriptions, ...(await countDocuments(ctx.db)), countedAt: ctx.now.toISOString() };
}

async function countDocuments(db: Db): Promise<Pick<CountedFigures, "documents" | "documentsInStore">> {
  const sum = { documents: 0, documentsInStore: 0 };
  for (const table of DOCUMENT_TABLES) {
    const rows = await db
      .selectFrom(table)
      .select(({ fn }) => ["in_store", fn.countAll<number>().as("count")])
      .where("in_store", "in", [IN_DATABASE, IN_STORE])
      .groupBy("in_store")
      .execute();
    for (const { in_store, count } of rows) {
      sum.documents += count;
      if (in_store === IN_STORE) sum.documentsInStore += count;
    }
  }
  return sum;
}
