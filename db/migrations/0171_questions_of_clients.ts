import { type Kysely, sql } from "kysely";
import { isPostgres } from "../migrating/database-differences.ts";

/** A comment may be the question of a client, who has a name and an address and is no user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db))
    await db.schema
      .alterTable("comments")
      .alterColumn("user_id", (column) => column.dropNotNull())
      .execute();
  else await makeAnew(db);
  for (const name of ["asker_name", "asker_email"])
    await db.schema
      .alterTable("comments")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
}

async function makeAnew(db: Kysely<unknown>): Promise<void> {
  const owned = (table: string) => `${table}.id`;
  await db.schema
    .createTable("comments_anew")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("business_id", "text", (column) =>
      column.notNull().references(owned("businesses")).onDelete("cascade"),
    )
    .addColumn("invoice_id", "text", (column) => column.references(owned("invoices")).onDelete("cascade"))
    .addColumn("offer_id", "text", (column) => column.references(owned("offers")).onDelete("cascade"))
    .addColumn("user_id", "text", (column) => column.references(owned("users")).onDelete("cascade"))
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await sql`insert into comments_anew select id, business_id, invoice_id, offer_id, user_id, text, created_at
    from comments`.execute(db);
  await db.schema.dropTable("comments").execute();
  await db.schema.alterTable("comments_anew").renameTo("comments").execute();
  const columns = { business_id: [], invoice_id: ["id"], offer_id: ["id"], user_id: [] };
  for (const [column, then] of Object.entries(columns))
    await db.schema
      .createIndex(`comments_${column}`)
      .on("comments")
      .columns([column, ...then])
      .execute();
}
