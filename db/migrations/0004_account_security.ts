import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("rate_limits")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("window_end", "text", (c) => c.notNull())
    .addColumn("count", "integer", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("rate_limits_end").on("rate_limits").column("window_end").execute();

  await db.schema
    .alterTable("email_tokens")
    .addColumn("new_email", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("sessions")
    .addColumn("client_ip", "text", (c) => c.notNull().defaultTo(""))
    .execute();

  await db.schema.alterTable("users").addColumn("totp_secret", "text").execute();
  await db.schema.alterTable("users").addColumn("totp_enabled_at", "text").execute();
  await db.schema
    .alterTable("users")
    .addColumn("totp_last_step", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable("users").addColumn("deleted_at", "text").execute();
  await db.schema.alterTable("businesses").addColumn("sealed_until", "text").execute();

  await db.schema
    .createTable("recovery_codes")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("user_id", "text", (c) => c.notNull().references("users.id").onDelete("cascade"))
    .execute();
  await db.schema.createIndex("recovery_codes_user").on("recovery_codes").column("user_id").execute();

  await db.schema
    .createTable("archive_links")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id").onDelete("cascade"))
    .addColumn("expires_at", "text", (c) => c.notNull())
    .execute();
}
