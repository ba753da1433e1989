import type { Kysely } from "kysely";

/** Where a business was moved to, or is being moved to as long as `moved_at` is empty. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const businesses = () => db.schema.alterTable("businesses");
  await businesses().addColumn("moved_to", "text").execute();
  await businesses().addColumn("moved_at", "text").execute();
}
