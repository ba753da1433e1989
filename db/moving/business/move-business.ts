import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import {
  beginMove,
  breakOffMove,
  finishMove,
  moveStateOf,
} from "#app/features/people/operator/accounts/move-account.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import { checkDatabase, nameOf } from "#app/platform/database/database-check.server.ts";
import { type Database, type Db, openDatabase } from "#app/platform/database/db.server.ts";
import { EnvError } from "#app/platform/env.server.ts";
import { SNAPSHOT_TIMEOUT } from "../../backups/snapshot.ts";
import { isMigrated, requireKnownSchema } from "../../migrate.ts";
import { compareRows, copyRows } from "./copy-rows.ts";
import { type MovedTable, movedTables } from "./moved-tables.ts";
import { moversTo } from "./movers.ts";
import { forgetBusiness, removeBusiness } from "./remove-business.ts";

export interface BusinessMove {
  businessId: string;
  /** Address of a migrated Postgres. */
  to: string;
  /** Removes the rows here once they are there. */
  forgets: boolean;
  isDryRun: boolean;
  /** Until requests that had begun before the account was closed have ended. */
  settle?: () => Promise<void>;
}

/** ms; no request takes longer. */
const LONGEST_REQUEST = 60_000;

/** Only one at a time, and never into the database that it comes from. */
const LOCK = 7_236_001;

/**
 * Closes the account, copies its rows in one transaction, compares them, marks the account as moved, and opens it
 * there: at each moment it is open in one of the two, or in none. Again, it goes on where it was.
 * @returns a summary
 * @throws EnvError, AppError: the account is open here then, unless it has moved already
 */
export async function moveBusiness(ctx: Context, move: BusinessMove): Promise<string> {
  if (!/^postgres(ql)?:/.test(ctx.platform.env.databaseUrl))
    throw new EnvError("a business moves from Postgres to Postgres; see move-to-postgres for SQLite");
  const target = openDatabase(move.to);
  try {
    await checkTarget(move.to, target);
    return await carry(ctx, target, move);
  } finally {
    await target.db.destroy();
  }
}

async function checkTarget(databaseUrl: string, target: Database): Promise<void> {
  await checkDatabase({ databaseUrl }, target);
  await requireKnownSchema(target);
  if (!(await isMigrated(target)))
    throw new EnvError(`${nameOf(databaseUrl)} is not up to date; start the product on it once`);
}

async function carry(ctx: Context, target: Database, move: BusinessMove): Promise<string> {
  const { businessId, settle = () => pause(LONGEST_REQUEST) } = move;
  const place = nameOf(move.to);
  const state = await moveStateOf(ctx, businessId);
  if (!state) throw new EnvError(`there is no business ${businessId} here`);
  if (state.to !== null && state.to !== place)
    throw new EnvError(`the business is on its way to ${state.to}`);
  if (state.isDisabled && state.to === null) throw new EnvError("the account is disabled; enable it first");
  const there = await moveStateOf({ ...ctx, db: target.db }, businessId);
  if (there && there.to === null && !state.isMoved) throw new EnvError(`${place} has this business already`);
  if (move.isDryRun) return dryRun(ctx, target, move);
  if (!state.isMoved) {
    // Before anything is closed; a conflict that comes about meanwhile is found by the copy.
    await moversTo(ctx.platform.database.db, target.db, businessId);
    if (state.to === null) await beginMove(ctx, businessId, place);
    await settle();
    try {
      await copy(ctx, target, businessId);
      await compare(ctx, target, businessId);
    } catch (error) {
      await breakOffMove(ctx, businessId);
      await target.db.transaction().execute((db) => removeAttempt(db, businessId));
      throw error;
    }
    await finishMove(ctx, businessId, place);
  }
  await openThere(target, businessId, place);
  if (move.forgets) await forgetBusiness(ctx, target, businessId);
  const rest = move.forgets
    ? "Its rows are removed here."
    : "Its rows are still here, closed: --forget removes them.";
  return `The business is in ${place} and open there. ${rest}`;
}

async function dryRun(ctx: Context, target: Database, { businessId, to }: BusinessMove): Promise<string> {
  const { db } = ctx.platform.database;
  const lines: string[] = [];
  let sum = 0;
  for (const { name, belongs } of await tablesOf(db, target.db, businessId)) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from ${sql.table(name)} where ${belongs}`.execute(db);
    const count = rows[0]?.count ?? 0;
    sum += count;
    if (count) lines.push(`${name}: ${count}`);
  }
  return `${lines.join("\n")}\n${sum} rows would move to ${nameOf(to)}. Nothing was changed.`;
}

async function tablesOf(source: Db, target: Db, businessId: string): Promise<MovedTable[]> {
  return movedTables(source, await moversTo(source, target, businessId));
}

async function copy(ctx: Context, target: Database, businessId: string): Promise<void> {
  const { database, storage } = ctx.platform;
  const all = database.db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
  const copyAll = (from: Db) =>
    target.db.transaction().execute(async (to) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(from);
      const { rows } = await sql<{
        free: boolean;
      }>`select pg_try_advisory_xact_lock(${LOCK}) as free`.execute(to);
      if (!rows[0]?.free) throw new EnvError("the target is this database, or another move goes there");
      await removeAttempt(to, businessId);
      const tables = await tablesOf(from, to, businessId);
      for (const table of tables) await copyRows(from, to, table, storage);
    });
  await inPeace(database, target, () => all.execute(copyAll));
}

/** What an attempt that was broken off has left there. @throws EnvError when the business is open there */
async function removeAttempt(target: Db, businessId: string): Promise<void> {
  const { rows } = await sql`
    select from businesses where id = ${businessId} and moved_to is null for update`.execute(target);
  if (rows.length) throw new EnvError("the target has this business already");
  await removeBusiness(target, businessId);
}

async function compare({ platform }: Context, target: Database, businessId: string): Promise<void> {
  const { database } = platform;
  await inPeace(database, target, () =>
    database.db.transaction().execute((from) =>
      target.db.transaction().execute(async (to) => {
        const busy = await sql`select from jobs where state in ('ready', 'running') and business_id in (
          select id from businesses where id = ${businessId} or sandbox_of = ${businessId})`.execute(from);
        if (busy.rows.length) throw new EnvError("it still has jobs that run; run the command again");
        await compareRows(from, to, await tablesOf(from, to, businessId));
      }),
    ),
  );
}

/** Tables are read in one go. */
function inPeace<T>(source: Database, target: Database, work: () => Promise<T>): Promise<T> {
  return source.dialect.withWriteTimeout(SNAPSHOT_TIMEOUT, () =>
    target.dialect.withWriteTimeout(SNAPSHOT_TIMEOUT, work),
  );
}

/** Unless it has been opened there, or has moved on, since. */
async function openThere(target: Database, businessId: string, place: string): Promise<void> {
  await target.db.transaction().execute(async (db) => {
    const own = sql`select id from businesses where (id = ${businessId} or sandbox_of = ${businessId})
      and moved_to = ${place} and moved_at is null`;
    await sql`update jobs set state = 'ready' where state = 'held' and business_id in (${own})`.execute(db);
    await sql`update businesses set disabled_at = null, moved_to = null where id in (${own})`.execute(db);
  });
}
