import { type Kysely, sql } from "kysely";

const PAPERS = [
  { table: "invoices", snapshot: "recipient" },
  { table: "offers", snapshot: "document" },
];

/** Documents from before: the address is known where the client has not changed, or has the paper's own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, snapshot } of PAPERS) {
    await db.schema.alterTable(table).addColumn("client_email", "text").execute();
    const [paper, copy] = [sql.table(table), sql.ref(`${table}.${snapshot}`)];
    const clients = sql`from clients where clients.id = ${sql.ref(`${table}.client_id`)}
      and (clients.updated_at <= ${sql.ref(`${table}.created_at`)}
        or replace(${copy}, '"email":"' || clients.email || '"', '') <> ${copy})`;
    await sql`update ${paper} set client_email = (select clients.email ${clients})
      where client_id is not null and exists (select 1 ${clients})`.execute(db);
  }
}
