import { type Kysely, sql } from "kysely";
import { inOrder } from "../migrating/database-differences.ts";

const STEP = 500;

type Rows = {
  businesses: { id: string; company_name: string; search_name: string };
};

/** The operator's acts, accounts that are disabled, and what accounts are found by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("operator_acts")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.references("businesses.id"))
    .addColumn("operator", "text", (c) => c.notNull())
    .addColumn("act", "text", (c) => c.notNull())
    .addColumn("data", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("operator_acts_business")
    .on("operator_acts")
    .columns(["business_id", "id"])
    .execute();
  const businesses = () => db.schema.alterTable("businesses");
  await businesses().addColumn("disabled_at", "text").execute();
  await businesses()
    .addColumn("search_name", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await foldNames(db.withTables<Rows>());
  const name = inOrder(db, "search_name");
  await sql`create index businesses_by_name on businesses (${name}, id)`.execute(db);
  const email = inOrder(db, "email");
  await sql`create index users_by_email on users (${email}, id)`.execute(db);
  // The last condition keeps other queries by state away from these indexes.
  const failed = sql`where state in ('failed', 'uncertain') and finished_at is not null`;
  await sql`create index deliveries_failed on deliveries (business_id, id) ${failed}`.execute(db);
  await sql`create index deliveries_failed_at on deliveries (finished_at) ${failed}`.execute(db);
}

async function foldNames(db: Kysely<Rows>): Promise<void> {
  for (let after = ""; ;) {
    const rows = await db
      .selectFrom("businesses")
      .select(["id", "company_name"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(STEP)
      .execute();
    for (const { id, company_name } of rows)
      await db
        .updateTable("businesses")
        .set({ search_name: fold(company_name) })
        .where("id", "=", id)
        .execute();
    const last = rows.at(-1);
    if (!last || rows.length < STEP) return;
    after = last.id;
  }
}

function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/ß/g, "ss").replace(/ł/g, "l");
}
