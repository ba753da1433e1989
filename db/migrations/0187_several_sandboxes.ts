import { type Kysely, sql } from "kysely";

interface Rows {
  businesses: { sandbox_of: string | null; sandbox_name: string };
  api_keys: { mode: string; sandbox: string };
}

/** A business has several sandboxes, told apart by their names; a test key names its own. */
export async function up(db: Kysely<Rows>): Promise<void> {
  await db.schema
    .alterTable("businesses")
    .addColumn("sandbox_name", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("api_keys")
    .addColumn("sandbox", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db
    .updateTable("businesses")
    .set({ sandbox_name: "Sandbox" })
    .where("sandbox_of", "is not", null)
    .execute();
  await db.updateTable("api_keys").set({ sandbox: "Sandbox" }).where("mode", "=", "test").execute();
  await db.schema.dropIndex("businesses_sandbox").execute();
  await db.schema
    .createIndex("businesses_sandbox")
    .unique()
    .on("businesses")
    .columns(["sandbox_of", "sandbox_name"])
    .where(sql.ref("sandbox_of"), "is not", null)
    .where(sql.ref("sealed_until"), "is", null)
    .execute();
}
