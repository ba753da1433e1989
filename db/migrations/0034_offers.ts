import { type Kysely, sql } from "kysely";
import { indexesLongText, inOrder } from "../migrating/database-differences.ts";

/** Offers with the papers of their revisions, the invoices made from them, and their e-mails and history. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createOffers(db);
  await createOfferPdfs(db);
  await createOfferInvoices(db);
  await createIndexes(db);
  await db.schema
    .alterTable("businesses")
    .addColumn("offer_prefix", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("invoices")
    .addColumn("deductions", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema.alterTable("history").addColumn("offer_id", "text").execute();
  await db.schema
    .createIndex("history_offer")
    .on("history")
    .columns(["offer_id", "id"])
    .where(sql.ref("offer_id"), "is not", sql.lit(null))
    .execute();
  await renewDeliveries(db);
}

async function createOffers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("offers")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("client_id", "text", (c) => c.references("clients.id").onDelete("set null"))
    .addColumn("number", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("revision", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("public_version", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("issue_date", "text", (c) => c.notNull())
    .addColumn("valid_until", "text", (c) => c.notNull())
    .addColumn("total", "bigint", (c) => c.notNull())
    .addColumn("subject", "text", (c) => c.notNull())
    .addColumn("document", "text", (c) => c.notNull())
    .addColumn("answered_at", "text")
    .addColumn("answered_by", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("answered_name", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("answered_remark", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("answered_network", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("answered_agent", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("answered_revision", "integer")
    .addColumn("answered_sha256", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("sort_name", "text", (c) => c.notNull())
    .addColumn("search_text", "text", (c) => c.notNull())
    .addColumn("external_id", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("metadata", "text", (c) => c.notNull().defaultTo("{}"))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("updated_at", "text", (c) => c.notNull())
    .addUniqueConstraint("offers_number", ["business_id", "number"])
    .execute();
}

async function createOfferPdfs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("offer_pdfs")
    .addColumn("offer_id", "text", (c) => c.notNull().references("offers.id").onDelete("cascade"))
    .addColumn("revision", "integer", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("sha256", "text", (c) => c.notNull())
    .addColumn("bytes", "bytea", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("offer_pdfs_pk", ["offer_id", "revision"])
    .execute();
}

async function createOfferInvoices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("offer_invoices")
    .addColumn("invoice_id", "text", (c) => c.primaryKey().references("invoices.id").onDelete("cascade"))
    .addColumn("offer_id", "text", (c) => c.notNull().references("offers.id").onDelete("cascade"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("percent", "integer")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("offer_invoices_offer").on("offer_invoices").column("offer_id").execute();
  // Of an offer all at once, or the rest after parts: one of the two, and one time.
  await db.schema
    .createIndex("offer_invoices_once")
    .on("offer_invoices")
    .column("offer_id")
    .unique()
    .where(sql.ref("kind"), "!=", sql.lit("part"))
    .execute();
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on("offers").columns(columns).execute();
  await index("offers_newest", ["business_id", "issue_date", "id", "state", "valid_until", "total"]);
  // As invoices_search (0015): texts together, in the order of the list.
  if (indexesLongText(db))
    await index("offers_search", ["business_id", "issue_date", "id", "total", "search_text"]);
  await index("offers_client", ["client_id"]);
  await index("offers_external_id", ["business_id", "external_id"]);
  const name = inOrder(db, "sort_name");
  await sql`create index offers_by_name on offers (business_id, ${name}, id)`.execute(db);
}

/** An e-mail is about an invoice or an offer: SQLite makes a column nullable by a new table only. */
async function renewDeliveries(db: Kysely<unknown>): Promise<void> {
  const text = ["state", "recipient", "reply_to", "subject", "message", "language"] as const;
  let table = db.schema
    .createTable("deliveries_renewed")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("invoice_id", "text", (c) => c.references("invoices.id"))
    .addColumn("offer_id", "text", (c) => c.references("offers.id").onDelete("cascade"))
    .addColumn("user_id", "text", (c) => c.notNull())
    .addColumn("copy_of", "text", (c) => c.notNull())
    .addColumn("reminder_id", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("version", "integer", (c) => c.notNull());
  for (const column of text) table = table.addColumn(column, "text", (c) => c.notNull());
  await table
    .addColumn("cc", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("copy_to_me", "integer", (c) => c.notNull())
    .addColumn("error_code", "text", (c) => c.notNull())
    .addColumn("error_text", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("attempted_at", "text")
    .addColumn("finished_at", "text")
    .addUniqueConstraint("deliveries_of_version", ["invoice_id", "version", "copy_of"])
    .addUniqueConstraint("deliveries_of_offer", ["offer_id", "version", "copy_of"])
    .execute();
  const kept = sql.raw(KEPT.join(", "));
  await sql`insert into deliveries_renewed (${kept}) select ${kept} from deliveries`.execute(db);
  await db.schema.dropTable("deliveries").execute();
  await db.schema.alterTable("deliveries_renewed").renameTo("deliveries").execute();
  await db.schema.createIndex("deliveries_business").on("deliveries").column("business_id").execute();
}

const KEPT = [
  ...["id", "business_id", "invoice_id", "user_id", "copy_of", "reminder_id", "version", "state"],
  ...["recipient", "cc", "reply_to", "subject", "message", "language", "copy_to_me", "error_code"],
  ...["error_text", "created_at", "attempted_at", "finished_at"],
];
