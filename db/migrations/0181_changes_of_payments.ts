import type { Kysely } from "kysely";

/** Programs ask which payments have changed since an instant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("payments").addColumn("updated_at", "text").execute();
}
