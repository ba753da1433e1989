import { sql } from "kysely";
import { moveStateOf } from "#app/features/people/operator/accounts/move-account.server.ts";
import type { Context } from "#app/platform/context.server.ts";
import type { Database, Db } from "#app/platform/database/db.server.ts";
import { EnvError } from "#app/platform/env.server.ts";
import { SNAPSHOT_TIMEOUT } from "../../backups/snapshot.ts";
import { removeMovedRows } from "./copy-rows.ts";
import { movedTables, namesOfPeople } from "./moved-tables.ts";
import { findMovers } from "./movers.ts";

/** @throws EnvError unless the business is open in the target */
export async function forgetBusiness(ctx: Context, target: Database, businessId: string): Promise<void> {
  const there = await moveStateOf({ ...ctx, db: target.db }, businessId);
  const here = await moveStateOf(ctx, businessId);
  if (!here?.isMoved || !there || there.to !== null) throw new EnvError("the business is not open there");
  const { db, dialect } = ctx.platform.database;
  await dialect.withWriteTimeout(SNAPSHOT_TIMEOUT, () =>
    db.transaction().execute((db) => removeBusiness(db, businessId)),
  );
}

/** Removes in a transaction, with the people who have nothing else there. */
export async function removeBusiness(db: Db, businessId: string): Promise<void> {
  const movers = await findMovers(db, businessId);
  if (movers.businesses.length === 0) return;
  await sql`delete from jobs where business_id = any(${movers.businesses})`.execute(db);
  await removeMovedRows(db, await movedTables(db, movers));
  const elsewhere = (await namesOfPeople(db)).map(
    ({ child, column }) =>
      sql`not exists (select from ${sql.table(child)} where ${sql.ref(column)} = users.id)`,
  );
  await sql`delete from users where id = any(${movers.people}) and ${sql.join(elsewhere, sql` and `)}`.execute(
    db,
  );
}
