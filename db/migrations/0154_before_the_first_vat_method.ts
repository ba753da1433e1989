import type { Kysely } from "kysely";

/** Whether VAT was declared before the first method is asked, and not known of who has said nothing yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("vat_methods").addColumn("registered_before", "integer").execute();
}
