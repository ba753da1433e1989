import type { Kysely } from "kysely";

const PAGE = 500;

type Rows = {
  invoices: { id: string; search_text: string; sort_name: string };
};

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("clients")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("contact", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("street", "text", (c) => c.notNull())
    .addColumn("building_number", "text", (c) => c.notNull())
    .addColumn("postal_code", "text", (c) => c.notNull())
    .addColumn("city", "text", (c) => c.notNull())
    .addColumn("country", "text", (c) => c.notNull())
    .addColumn("vat_number", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("sort_name", "text", (c) => c.notNull())
    .addColumn("search_text", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("clients_by_name")
    .on("clients")
    .columns(["business_id", "sort_name", "id"])
    .execute();

  await db.schema
    .alterTable("invoices")
    .addColumn("client_id", "text", (c) => c.references("clients.id").onDelete("set null"))
    .execute();
  await db.schema
    .alterTable("invoices")
    .addColumn("sort_name", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema.createIndex("invoices_client").on("invoices").column("client_id").execute();
  await nameEarlierInvoices(db.withTables<Rows>());
}

/** The search text of an invoice is folded already: its second line is the recipient's name. */
async function nameEarlierInvoices(db: Kysely<Rows>): Promise<void> {
  for (let after = ""; ;) {
    const rows = await db
      .selectFrom("invoices")
      .select(["id", "search_text"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(PAGE)
      .execute();
    for (const { id, search_text } of rows) {
      const sort_name = search_text.split("\n")[1] ?? "";
      await db.updateTable("invoices").set({ sort_name }).where("id", "=", id).execute();
    }
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}
