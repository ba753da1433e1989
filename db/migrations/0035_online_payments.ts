import type { Kysely } from "kysely";

/** Who takes a business's money online, and each attempt to pay an invoice there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payment_providers")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().unique().references("businesses.id"))
    .addColumn("provider", "text", (c) => c.notNull())
    .addColumn("mode", "text", (c) => c.notNull())
    .addColumn("sealed_key", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("sealed_secret", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("key_ending", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("is_test", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("account_id", "text", (c) => c.unique())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("last_error", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createTable("online_payments")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("invoice_id", "text", (c) => c.notNull().references("invoices.id"))
    .addColumn("payment_id", "text", (c) => c.references("payments.id"))
    .addColumn("provider", "text", (c) => c.notNull())
    .addColumn("session_id", "text", (c) => c.unique())
    .addColumn("payment_intent", "text", (c) => c.unique())
    .addColumn("amount", "bigint", (c) => c.notNull())
    .addColumn("link_version", "integer", (c) => c.notNull())
    .addColumn("locale", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("asked", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("answered", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db);
  await db.schema.alterTable("payments").addColumn("fee", "bigint").execute();
  await db.schema
    .alterTable("payments")
    .addColumn("method", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("refunds")
    .addColumn("source", "text", (c) => c.notNull().defaultTo("manual"))
    .execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("online_payments_invoice")
    .on("online_payments")
    .columns(["invoice_id", "created_at"])
    .execute();
  await db.schema.createIndex("online_payments_payment").on("online_payments").column("payment_id").execute();
  await db.schema
    .createIndex("online_payments_state")
    .on("online_payments")
    .columns(["state", "expires_at"])
    .execute();
  await db.schema
    .createIndex("online_payments_business")
    .on("online_payments")
    .columns(["business_id", "created_at"])
    .execute();
}
