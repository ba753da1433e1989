import { type Kysely, sql } from "kysely";

/** A business with several would be none the product made: the oldest seat stays the owner's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update memberships set role = 'member' where role = 'owner' and exists (
    select 1 from memberships as older
    where older.business_id = memberships.business_id and older.role = 'owner'
    and (older.created_at < memberships.created_at
      or (older.created_at = memberships.created_at and older.user_id < memberships.user_id)))`.execute(db);
  await db.schema
    .createIndex("memberships_owner")
    .unique()
    .on("memberships")
    .column("business_id")
    .where(sql.ref("role"), "=", sql.lit("owner"))
    .execute();
}
