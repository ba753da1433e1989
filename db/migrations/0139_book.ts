import { type ColumnDefinitionBuilder, type Kysely, sql } from "kysely";
import { isPostgres } from "../migrating/database-differences.ts";

/** The book, to which bookings are only added, and the days on which none counts any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await bookings(db);
  await db.schema
    .createTable("book_heads")
    .addColumn("business_id", "text", (c) => ofBusiness(c).primaryKey())
    .addColumn("sequence", "bigint", required)
    .addColumn("hash", "text", required)
    .addColumn("counted", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("counted_hash", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("is_moved", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable("closed_days")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", ofBusiness)
    .addColumn("kind", "text", required)
    .addColumn("basis", "text", required)
    .addColumn("from_day", "text", required)
    .addColumn("to_day", "text", required)
    .addColumn("closed_at", "text", required)
    .execute();
  await index(db, "closed_days_business", "closed_days", ["business_id", "to_day"]);
  await db.schema
    .createTable("corrected_bookings")
    .addColumn("business_id", "text", ofBusiness)
    .addColumn("sequence", "bigint", required)
    .addColumn("period_id", "text", required)
    .addPrimaryKeyConstraint("corrected_bookings_key", ["business_id", "sequence"])
    .execute();
  await index(db, "corrected_bookings_period", "corrected_bookings", ["period_id"]);
  await db.schema
    .createTable("journal_handovers")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", ofBusiness)
    .addColumn("to_day", "text", required)
    .addColumn("first_sequence", "bigint", required)
    .addColumn("last_sequence", "bigint", required)
    .addColumn("hash", "text", required)
    .addColumn("created_by", "text", required)
    .addColumn("created_at", "text", required)
    .execute();
  await index(db, "journal_handovers_business", "journal_handovers", ["business_id", "last_sequence"]);
  for (const statement of isPostgres(db) ? GUARDS_OF_POSTGRES : GUARDS_OF_SQLITE)
    await sql.raw(statement).execute(db);
  await sql`delete from tax_entries where period_id is null`.execute(db);
  await db.schema.dropTable("book_entries").execute();
  await db.schema.dropIndex("invoices_tax_behind").execute();
  await db.schema.alterTable("invoices").dropColumn("tax_version").execute();
  // Who was here before has a book that is yet to be written.
  await sql`insert into book_heads (business_id, sequence, hash, is_moved)
    select id, 0, '', 0 from businesses`.execute(db);
  const now = new Date().toISOString();
  await sql`insert into jobs (id, name, business_id, key, payload, state, attempts, run_at, last_error, created_at)
    select id, 'book.move', id, 'book.move ' || id, '{"businessId":"' || id || '"}', 'ready', 0, ${now}, '', ${now}
    from businesses`.execute(db);
}

async function bookings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("bookings")
    .addColumn("business_id", "text", ofBusiness)
    .addColumn("sequence", "bigint", required)
    .addColumn("act", "text", required)
    .addColumn("holder", "text", required)
    .addColumn("holder_id", "text", required)
    .addColumn("source_id", "text", required)
    .addColumn("payment_id", "text")
    .addColumn("client_id", "text")
    .addColumn("kind", "text", required)
    .addColumn("basis", "text", required)
    .addColumn("debit", "text", required)
    .addColumn("credit", "text", required)
    .addColumn("amount", "bigint", required)
    .addColumn("original", "bigint", required)
    .addColumn("rate", "integer")
    .addColumn("net", "bigint", required)
    .addColumn("vat", "bigint", required)
    .addColumn("reason", "text", required)
    .addColumn("activity", "text", required)
    .addColumn("supply_day", "text", required)
    .addColumn("fact_day", "text", required)
    .addColumn("day", "text", required)
    .addColumn("recorded_at", "text", required)
    .addColumn("number", "text", required)
    .addColumn("name", "text", required)
    .addColumn("of_fee", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("reverses", "bigint")
    .addColumn("hash", "text", required)
    .addPrimaryKeyConstraint("bookings_key", ["business_id", "sequence"])
    .execute();
  await index(db, "bookings_holder", "bookings", ["holder_id"]);
  await index(db, "bookings_day", "bookings", ["business_id", "day", "sequence"]);
  await index(db, "bookings_basis", "bookings", ["business_id", "basis", "day"]);
  await db.schema
    .createIndex("bookings_reverses")
    .unique()
    .on("bookings")
    .columns(["business_id", "reverses"])
    .where(sql.ref("reverses"), "is not", null)
    .execute();
}

const CHANGED = "the book is only added to";
const CLOSED = "the day is closed";
const IS_CLOSED = `exists (select 1 from closed_days
  where closed_days.business_id = new.business_id and new.day between from_day and to_day
  and (closed_days.basis = '' or closed_days.basis = new.basis or new.basis = 'input')
  and closed_at <= new.recorded_at)`;
/** The end of an account removes its book with the rest, and a business that moved away takes it along. */
const IS_KEPT = `exists (select 1 from businesses
  where id = old.business_id and sealed_until is null and moved_to is null)`;

const GUARDS_OF_SQLITE = [
  `create trigger bookings_stay before update on bookings
   begin select raise(abort, '${CHANGED}'); end`,
  `create trigger bookings_are_kept before delete on bookings when ${IS_KEPT}
   begin select raise(abort, '${CHANGED}'); end`,
  `create trigger bookings_on_open_days before insert on bookings when ${IS_CLOSED}
   begin select raise(abort, '${CLOSED}'); end`,
];

const GUARDS_OF_POSTGRES = [
  `create function bookings_stay() returns trigger language plpgsql as $$
   begin
     if tg_op = 'DELETE' then
       if not ${IS_KEPT} then return old; end if;
     end if;
     raise exception '${CHANGED}';
   end $$`,
  `create trigger bookings_stay before update or delete on bookings
   for each row execute function bookings_stay()`,
  `create function bookings_on_open_days() returns trigger language plpgsql as $$
   begin
     if ${IS_CLOSED} then raise exception '${CLOSED}'; end if;
     return new;
   end $$`,
  `create trigger bookings_on_open_days before insert on bookings
   for each row execute function bookings_on_open_days()`,
];

function required(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull();
}

function ofBusiness(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder {
  return column.notNull().references("businesses.id").onDelete("cascade");
}

async function index(db: Kysely<unknown>, name: string, table: string, columns: string[]): Promise<void> {
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
