import { type Kysely, sql } from "kysely";

/** What counts, sums and skips of a list ask for (0014), with what is settled. */
const COUNTED = ["archived_at", "state", "paid_on", "due_date", "total", "settled"] as const;

/**
 * A payment is money that came in once; allocations say what it settles. Before, a payment belonged to one invoice:
 * each becomes a payment with one allocation.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("payments").renameTo("former_payments").execute();
  await db.schema.dropIndex("payments_invoice").execute();
  await createPayments(db);
  await createAllocations(db);
  await takeOver(db);
  await db.schema.dropTable("former_payments").execute();
  await createIndexes(db);
}

async function createPayments(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payments")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("client_id", "text", (c) => c.references("clients.id").onDelete("set null"))
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("amount", "bigint", (c) => c.notNull())
    .addColumn("allocated", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("paid_on", "text", (c) => c.notNull())
    .addColumn("source", "text", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("payer_name", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("payer_iban", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("reference", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("message", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("instructed_amount", "bigint")
    .addColumn("instructed_currency", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("charges", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("reason", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("proposal", "text")
    .addColumn("bank_file_id", "text")
    .addColumn("search_text", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("reversed_at", "text")
    .addColumn("reversed_by", "text")
    .addColumn("former_state", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}

async function createAllocations(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("payment_allocations")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("invoice_id", "text", (c) => c.notNull().references("invoices.id"))
    .addColumn("payment_id", "text", (c) => c.references("payments.id"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("amount", "bigint", (c) => c.notNull())
    .addColumn("settled_on", "text", (c) => c.notNull())
    .addColumn("reversed_at", "text")
    .addColumn("reversed_by", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}

/** An imported invoice could be paid with more than its total, or be cancelled: that money is the client's credit. */
async function takeOver(db: Kysely<unknown>): Promise<void> {
  const settling = sql`case when former.reversed_at is not null or invoices.state = 'cancelled' then 0
    when former.amount > invoices.total then invoices.total else former.amount end`;
  await sql`
    insert into payments (id, business_id, client_id, state, amount, allocated, paid_on, source, reference,
      search_text, reversed_at, created_at)
    select former.id, invoices.business_id, invoices.client_id,
      case when former.reversed_at is null then 'booked' else 'reversed' end,
      former.amount, ${settling}, former.paid_on, former.source, former.bank_reference,
      invoices.sort_name, former.reversed_at, former.created_at
    from former_payments as former join invoices on invoices.id = former.invoice_id`.execute(db);
  await sql`
    insert into payment_allocations (id, invoice_id, payment_id, kind, amount, settled_on, reversed_at, created_at)
    select former.id, invoices.id, former.id, 'payment',
      case when former.reversed_at is null then ${settling} else former.amount end,
      former.paid_on, former.reversed_at, former.created_at
    from former_payments as former join invoices on invoices.id = former.invoice_id
    where invoices.state <> 'cancelled' or former.reversed_at is not null`.execute(db);
  await db.schema
    .alterTable("invoices")
    .addColumn("settled", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await sql`
    update invoices set settled = (
      select coalesce(sum(amount), 0) from payment_allocations
      where payment_allocations.invoice_id = invoices.id and payment_allocations.reversed_at is null)
    where id in (select invoice_id from payment_allocations where reversed_at is null)`.execute(db);
}

async function createIndexes(db: Kysely<unknown>): Promise<void> {
  const on = (table: "payments" | "payment_allocations", name: string, columns: string[]) =>
    db.schema.createIndex(`${table}_${name}`).on(table).columns(columns).execute();
  await on("payment_allocations", "invoice", ["invoice_id"]);
  await on("payment_allocations", "payment", ["payment_id"]);
  await on("payments", "newest", ["business_id", "paid_on", "id", "amount"]);
  await on("payments", "state", ["business_id", "state", "paid_on", "id", "amount"]);
  await on("payments", "client", ["client_id", "business_id", "paid_on", "id"]);
  await on("payments", "payer", ["business_id", "payer_iban", "state", "client_id"]);
  await on("payments", "file", ["bank_file_id", "business_id", "paid_on", "id", "state"]);
  await on("payments", "reversed_by", ["reversed_by", "business_id"]);
  await db.schema.dropIndex("invoices_newest").execute();
  await db.schema
    .createIndex("invoices_newest")
    .on("invoices")
    .columns(["business_id", "issue_date", "id", ...COUNTED])
    .execute();
}
