import { type Kysely, sql } from "kysely";

/** What counts, sums and skips of a list ask for (0026), with what is charged beside the rows. */
const COUNTED = [
  "archived_at",
  "state",
  "paid_on",
  "due_date",
  "total",
  "settled",
  "kind",
  "charged",
] as const;

/**
 * Interest and fees of reminders become charges of their invoice. Of an open invoice those of the last letter stand,
 * so that it owes what that letter claims. An invoice that owes nothing goes on owing nothing: its charges end at once
 * (`moved`), and a person may claim them again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("invoices")
    .addColumn("charged", "bigint", (c) => c.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable("invoice_charges")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("invoice_id", "text", (c) => c.notNull().references("invoices.id"))
    .addColumn("reminder_id", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("amount", "bigint", (c) => c.notNull())
    .addColumn("charged_on", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("allocation_id", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("vat", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("invoice_charges_invoice")
    .on("invoice_charges")
    .columns(["invoice_id", "id"])
    .execute();
  await takeOver(db, { kind: "interest", vat: sql.lit("") });
  await takeOver(db, { kind: "fee", vat: sql.ref("fee_vat") });
  await sql`
    update invoices set charged = (
      select coalesce(sum(amount), 0) from invoice_charges where invoice_charges.invoice_id = invoices.id)
    where id in (select invoice_id from invoice_charges)`.execute(db);
  await db.schema.dropIndex("invoices_newest").execute();
  await db.schema
    .createIndex("invoices_newest")
    .on("invoices")
    .columns(["business_id", "issue_date", "id", ...COUNTED])
    .execute();
}

/** An id follows from that of its letter: `reminder`-`i` or `-f`, and `-e` behind it where it ends at once. */
async function takeOver(
  db: Kysely<unknown>,
  { kind, vat }: { kind: "interest" | "fee"; vat: ReturnType<typeof sql> },
): Promise<void> {
  const amount = sql.ref(kind);
  const as = kind === "fee" ? "reminder_fee" : "interest";
  const insert = (suffix: string, reason: string, sign: number, which: ReturnType<typeof sql>) =>
    sql`
      insert into invoice_charges (id, invoice_id, reminder_id, kind, amount, charged_on, reason, vat, created_at)
      select letters.id || ${sql.lit(`-${suffix}`)}, letters.invoice_id, letters.id, ${sql.lit(as)},
        ${sql.lit(sign)} * ${amount}, letters.created_on, ${sql.lit(reason)},
        case when ${vat} = '[]' then '' else ${vat} end, letters.created_at
      from reminders as letters join invoices on invoices.id = letters.invoice_id
      where letters.state <> 'draft' and ${amount} > 0 and ${sql.ref(`${kind}_waived_at`)} is null
        and letters.level = (
          select max(level) from reminders as others
          where others.invoice_id = letters.invoice_id and others.state <> 'draft')
        and ${which}`.execute(db);
  const every = sql`invoices.state in ('sent', 'credited', 'written_off')`;
  await insert(kind[0]!, "letter", 1, every);
  await insert(
    `${kind[0]!}-e`,
    "moved",
    -1,
    sql`${every} and not (invoices.state = 'sent' and invoices.paid_on is null)`,
  );
}
