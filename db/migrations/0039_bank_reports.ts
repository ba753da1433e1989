import { type Kysely, sql } from "kysely";

const STEP = 500;

type Rows = {
  bank_transactions: {
    id: string;
    business_id: string;
    bank_file_id: string;
    payment_id: string | null;
    value_day: string;
    reference: string;
    uetr: string;
    transaction_ref: string;
    entry_ref: string;
    entry_place: number | null;
  };
  payments: {
    id: string;
    paid_on: string;
    payer_name: string;
    payer_iban: string;
    message: string;
    charges: number;
    instructed_amount: number | null;
    instructed_currency: string;
  };
  bank_reports: {
    id: string;
    business_id: string;
    bank_file_id: string;
    transaction_id: string;
    facts: string;
  };
};

/**
 * What each file said of each transaction of the bank, and which transactions that take money back still wait for the
 * payment that they are about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("bank_reports")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("business_id", "text", (c) => c.notNull().references("businesses.id"))
    .addColumn("bank_file_id", "text", (c) => c.notNull().references("bank_files.id").onDelete("cascade"))
    .addColumn("transaction_id", "text", (c) =>
      c.notNull().references("bank_transactions.id").onDelete("cascade"),
    )
    .addColumn("facts", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("bank_reports_transaction")
    .on("bank_reports")
    .columns(["transaction_id", "bank_file_id"])
    .unique()
    .execute();
  await db.schema
    .createIndex("bank_reports_file")
    .on("bank_reports")
    .columns(["bank_file_id", "id"])
    .execute();
  await db.schema
    .createIndex("bank_reports_business")
    .on("bank_reports")
    .columns(["business_id", "id"])
    .execute();
  await db.schema
    .alterTable("bank_transactions")
    .addColumn("state", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("bank_transactions_state")
    .on("bank_transactions")
    .columns(["business_id", "state", "id"])
    .where(sql.ref("state"), "<>", sql.lit(""))
    .execute();
  await db.schema.dropIndex("payments_reversed_by").execute();
  await markReversals(db);
  await reportTransactions(db.withTables<Rows>());
}

/** Payments and allocations name the transaction that took them back, no longer its file. */
async function markReversals(db: Kysely<unknown>): Promise<void> {
  await sql`update bank_transactions set state = 'met' where kind = 'reversal'`.execute(db);
  const reversal = sql`select min(bank_transactions.id) from bank_transactions
    where bank_transactions.kind = 'reversal' and bank_transactions.payment_id = `;
  await sql`update payment_allocations set reversed_by = (${reversal} payment_allocations.payment_id)
    where reversed_by is not null`.execute(db);
  await sql`update payments set reversed_by = (${reversal} payments.id) where reversed_by is not null`.execute(
    db,
  );
}

/** Of what was read before, the payment knows what the file said. */
async function reportTransactions(db: Kysely<Rows>): Promise<void> {
  for (let after = ""; ;) {
    const rows = await db
      .selectFrom("bank_transactions")
      .leftJoin("payments", "payments.id", "bank_transactions.payment_id")
      .selectAll("bank_transactions")
      .select(["payments.paid_on", "payments.payer_name", "payments.payer_iban", "payments.message"])
      .select(["payments.charges", "payments.instructed_amount", "payments.instructed_currency"])
      .where("bank_transactions.id", ">", after)
      .orderBy("bank_transactions.id")
      .limit(STEP)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    const reports = rows.map((row) => ({
      // One report each: it may have the id of its transaction.
      id: row.id,
      business_id: row.business_id,
      bank_file_id: row.bank_file_id,
      transaction_id: row.id,
      facts: JSON.stringify({
        paidOn: row.paid_on ?? row.value_day,
        valueDay: row.value_day,
        references: row.reference === "" ? [] : [row.reference],
        remittances: [],
        text: row.message ?? "",
        payerName: row.payer_name ?? "",
        payerIban: row.payer_iban ?? "",
        charges: row.charges ?? 0,
        instructed:
          row.instructed_amount === null
            ? null
            : { amount: row.instructed_amount, currency: row.instructed_currency },
        uetr: row.uetr,
        transactionRef: row.transaction_ref,
        entryRef: row.entry_ref,
        endToEndId: "",
        index: row.entry_place,
      }),
    }));
    await db.insertInto("bank_reports").values(reports).execute();
    if (rows.length < STEP) return;
    after = last.id;
  }
}
