import { sql } from "kysely";
import type { Context } from "#app/platform/context.server.ts";
import type { Db } from "#app/platform/database/db.server.ts";
import { type DocumentTable, IN_DATABASE, IN_STORE } from "./documents.server.ts";

const EMPTY = Buffer.alloc(0);

const LONGEST_ERROR = 500;

/** Before anything is written to the store. @returns those that nobody is removing at this moment */
export async function recordObjects(ctx: Context, table: DocumentTable, hashes: string[]): Promise<string[]> {
  return ctx.transaction(async ({ db, platform }) => {
    const sizes = await sizesOf(db, table, hashes);
    if (sizes.size === 0) return [];
    const touched_at = platform.now().toISOString();
    // In one order, so that two movers wait for each other instead of both.
    const rows = [...sizes].map(([sha256, size]) => ({ sha256, size, touched_at }));
    await db
      .insertInto("stored_objects")
      .values(rows.toSorted((one, other) => (one.sha256 < other.sha256 ? -1 : 1)))
      .onConflict((conflict) =>
        conflict
          .column("sha256")
          .doUpdateSet({ touched_at, orphaned_at: null })
          .where("stored_objects.removing_at", "is", null),
      )
      .execute();
    const free = await db
      .selectFrom("stored_objects")
      .select("sha256")
      .where("sha256", "in", [...sizes.keys()])
      .where("removing_at", "is", null)
      .execute();
    return free.map(({ sha256 }) => sha256);
  });
}

async function sizesOf(db: Db, table: DocumentTable, hashes: string[]): Promise<Map<string, number>> {
  const found = await db
    .selectFrom(table)
    .select(["sha256", sql<number>`length(bytes)`.as("size")])
    .where("in_store", "=", IN_DATABASE)
    .where("sha256", "in", hashes)
    .execute();
  return new Map(found.map(({ sha256, size }) => [sha256, size]));
}

/**
 * Once the store has them. A collector that removes one holds its record or has marked it; that one stays in the
 * database until the next run.
 */
export async function nameObjects(ctx: Context, table: DocumentTable, stored: string[]): Promise<void> {
  if (stored.length === 0) return;
  await ctx.transaction(async ({ db, platform }) => {
    const { forUpdate } = platform.database.dialect;
    const records = db
      .selectFrom("stored_objects")
      .select("sha256")
      .where("sha256", "in", stored)
      .where("removing_at", "is", null)
      .orderBy("sha256");
    const hashes = (await forUpdate(records).execute()).map(({ sha256 }) => sha256);
    if (hashes.length === 0) return;
    await db
      .updateTable(table)
      .set({ in_store: IN_STORE, bytes: EMPTY })
      .where("in_store", "=", IN_DATABASE)
      .where("sha256", "in", hashes)
      .execute();
    const now = platform.now().toISOString();
    await db
      .updateTable("stored_objects")
      .set({ stored_at: now, touched_at: now, orphaned_at: null, failed_at: null, last_error: "" })
      .where("sha256", "in", hashes)
      .execute();
  });
}

/** One after the other: a mover that holds one of them may wait for another. */
export async function recordFailure(ctx: Context, failed: string[], message: string): Promise<void> {
  const failure = {
    failed_at: ctx.platform.now().toISOString(),
    last_error: message.slice(0, LONGEST_ERROR),
  };
  for (const sha256 of failed)
    await ctx.db.updateTable("stored_objects").set(failure).where("sha256", "=", sha256).execute();
}
