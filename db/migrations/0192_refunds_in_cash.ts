import { type Kysely, sql } from "kysely";
import { isPostgres } from "../migrating/database-differences.ts";

/** How it was paid back: `cash` from the cash box, empty from the bank account. It stays, as the rest of a refund. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("refunds")
    .addColumn("method", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  const guard = "create trigger refunds_method_stays before update of method on refunds";
  const act = isPostgres(db)
    ? "for each row execute function ledger_stays()"
    : "begin select raise(abort, 'the ledger is only added to'); end";
  await sql.raw(`${guard} ${act}`).execute(db);
}
