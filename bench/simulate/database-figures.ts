import { sql } from "kysely";
import type { Database } from "#app/platform/database/db.server.ts";

export interface DatabaseFigures {
  bytes: number;
  bytesByTable: Map<string, number>;
  /** Transactions that wrote something, of the whole Postgres. */
  commits: number;
  /** Of the write-ahead log since Postgres was made. */
  logBytes: number;
}

export async function readFigures({ db }: Database): Promise<DatabaseFigures> {
  const tables = await sql<{ name: string; bytes: string }>`
    select relname as name, pg_total_relation_size(oid)::text as bytes from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(db);
  const { rows } = await sql<{ bytes: string; commits: string; log: string }>`
    select pg_database_size(current_database())::text as bytes,
      pg_snapshot_xmax(pg_current_snapshot())::text as commits,
      pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as log`.execute(db);
  const [one] = rows;
  return {
    bytes: Number(one?.bytes),
    bytesByTable: new Map(tables.rows.map(({ name, bytes }) => [name, Number(bytes)])),
    commits: Number(one?.commits),
    logBytes: Number(one?.log),
  };
}

/** Of an address: tells its connections from those of the product. */
export const NAMED = "application_name=simulation";

/** Looks again and again until `end`. */
export function watch(look: () => Promise<void>): { end(): Promise<void> } {
  const LOOK_EVERY_MS = 200;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      await look();
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  })();
  return {
    end: () => {
      isOver = true;
      return watching;
    },
  };
}

/** How many connections the product has there now. */
export async function clientConnections({ db }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend'
      and application_name <> 'simulation'`.execute(db);
  return rows[0]?.count ?? 0;
}

/** What all businesses have left, by its name in the report. */
export async function countLeft({ db }: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
      (select count(*)::int from invoices) as "invoices",
      (select count(*)::int from deliveries where state = 'sent') as "documents sent by e-mail",
      (select count(*)::int from payments) as "payments",
      (select count(*)::int from batches where status = 'done') as "batches done",
      (select count(*)::int from expenses) as "expenses",
      (select count(*)::int from expense_receipts) as "receipts",
      (select count(*)::int from questions) as "questions",
      (select count(*)::int from questions where state = 'answered') as "questions answered",
      (select count(*)::int from tax_decisions) as "documents decided",
      (select count(*)::int from tax_periods where state = 'closed') as "returns closed",
      (select count(*)::int from journal_handovers) as "hand-overs",
      (select count(*)::int from bookings) as "bookings"`.execute(db);
  return rows[0] ?? {};
}

/** Waits until no e-mail is on its way and no job waits that is due. */
export async function untilIdle({ db }: Database): Promise<void> {
  const LOOK_EVERY_MS = 50;
  for (;;) {
    const now = new Date().toISOString();
    const { rows } = await sql<{ open: number }>`select (
        (select count(*) from deliveries where state in ('queued', 'sending')) +
        (select count(*) from jobs where state = 'running' or (state = 'ready' and run_at <= ${now}))
      )::int as open`.execute(db);
    if (rows[0]?.open === 0) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
