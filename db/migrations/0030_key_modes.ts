import { type Kysely, sql } from "kysely";

/** Test keys with the sandbox that they act on, keys for chosen parts, and keys that end at an instant. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("businesses").addColumn("sandbox_of", "text").execute();
  await db.schema
    .createIndex("businesses_sandbox")
    .on("businesses")
    .column("sandbox_of")
    .unique()
    .where(sql.ref("sealed_until"), "is", null)
    .execute();
  const text = (name: "mode" | "scopes", value: string) =>
    db.schema
      .alterTable("api_keys")
      .addColumn(name, "text", (c) => c.notNull().defaultTo(value))
      .execute();
  await text("mode", "live");
  await text("scopes", "");
  await db.schema.alterTable("api_keys").addColumn("expires_at", "text").execute();
  await db.schema.alterTable("api_keys").addColumn("replaced_by", "text").execute();
  await db.schema.createIndex("api_keys_end").on("api_keys").column("expires_at").execute();
}
