import { type Kysely, sql } from "kysely";

/** What people teach about payments of the bank, and which payments were decided by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payment_rules")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("iban", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("client_id", "text", (c) => c.references("clients.id").onDelete("cascade"))
    .addColumn("text", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("folded", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("payment_rules_once")
    .unique()
    .on("payment_rules")
    .columns(["business_id", "kind", "iban", "folded"])
    .execute();
  await db.schema.createIndex("payment_rules_client").on("payment_rules").column("client_id").execute();
  await db.schema.alterTable("payments").addColumn("rule_id", "text").execute();
  await db.schema
    .createIndex("payments_rule")
    .on("payments")
    .column("rule_id")
    .where(sql.ref("rule_id"), "is not", null)
    .execute();
}
