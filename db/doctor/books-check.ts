import { sql } from "kysely";
import { OF_PAYMENT } from "#app/features/books/ledger/payment.ts";
import type { Database } from "#app/platform/database/db.server.ts";
import { type Finding, fail, ok } from "./finding.ts";

/** What invoices and payments say of themselves is the sum of the allocations that stand. */
const RULES: readonly [of: string, said: string, differing: (database: Database) => Promise<number>][] = [
  ["invoices", "whose settled amount is not what was paid", countUnsettled],
  ["invoices", "that owe other interest and fees than were charged", countMischarged],
  ["invoices", "that count as paid or unpaid wrongly", countPaidWrongly],
  ["payments", "that settle more or less than they say", countMisallocated],
  ["payments", "whose refunds do not add up", countMisrefunded],
  ["payments", "that stand although their bank file was undone", countOfUndoneFiles],
];

export async function checkBooks(database: Database): Promise<Finding> {
  const wrong: string[] = [];
  for (const [of, said, differing] of RULES) {
    const count = await differing(database);
    if (count > 0) wrong.push(`${count} ${of} ${said}`);
  }
  if (wrong.length === 0) return ok("every invoice and payment agrees with what was booked");
  return fail(`${wrong.join("; ")}. Keep the last backup, and report this with the version in use`);
}

function countUnsettled({ db }: Database): Promise<number> {
  return db
    .with("booked", () => bookedByInvoice(db))
    .selectFrom("invoices")
    .leftJoin("booked", "booked.invoice_id", "invoices.id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(({ eb, fn, val, ref }) => eb("invoices.settled", "<>", fn.coalesce(ref("booked.sum"), val(0))))
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);
}

function countMischarged({ db }: Database): Promise<number> {
  return db
    .with("claimed", (db) =>
      db
        .selectFrom("invoice_charges")
        .select(({ fn }) => ["invoice_id", fn.sum<number>("amount").as("sum")])
        .groupBy("invoice_id"),
    )
    .selectFrom("invoices")
    .leftJoin("claimed", "claimed.invoice_id", "invoices.id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(({ eb, fn, val, ref }) => eb("invoices.charged", "<>", fn.coalesce(ref("claimed.sum"), val(0))))
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);
}

function countPaidWrongly({ db }: Database): Promise<number> {
  return db
    .with("booked", () => bookedByInvoice(db))
    .selectFrom("invoices")
    .leftJoin("booked", "booked.invoice_id", "invoices.id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(
      sql<boolean>`(invoices.paid_on is not null or invoices.state in ('credited', 'written_off')) <>
        (booked.invoice_id is not null and invoices.settled >= invoices.total + invoices.charged)`,
    )
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);
}

function countMisallocated({ db }: Database): Promise<number> {
  return db
    .with("booked", () =>
      allocated(db).select("payment_id").where("kind", "in", OF_PAYMENT).groupBy("payment_id"),
    )
    .selectFrom("payments")
    .leftJoin("booked", "booked.payment_id", "payments.id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(({ eb, fn, or, val, ref }) =>
      or([
        eb("payments.allocated", "<>", fn.coalesce(ref("booked.sum"), val(0))),
        eb(eb("payments.allocated", "+", ref("payments.refunded")), ">", ref("payments.amount")),
      ]),
    )
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);
}

function countMisrefunded({ db }: Database): Promise<number> {
  return db
    .with("paid_back", (db) =>
      db
        .selectFrom("refunds")
        .select(({ fn }) => ["payment_id", fn.sum<number>("amount").as("sum")])
        .groupBy("payment_id"),
    )
    .selectFrom("payments")
    .leftJoin("paid_back", "paid_back.payment_id", "payments.id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where(({ eb, fn, val, ref }) => eb("payments.refunded", "<>", fn.coalesce(ref("paid_back.sum"), val(0))))
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);
}

function countOfUndoneFiles({ db }: Database): Promise<number> {
  return db
    .selectFrom("payments")
    .innerJoin("bank_files", "bank_files.id", "payments.bank_file_id")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("bank_files.state", "=", "undone")
    .where("payments.state", "<>", "reversed")
    .executeTakeFirstOrThrow()
    .then(({ count }) => count);
}

function bookedByInvoice(db: Database["db"]) {
  return allocated(db).select("invoice_id").groupBy("invoice_id");
}

function allocated(db: Database["db"]) {
  return db.selectFrom("payment_allocations").select(({ fn }) => fn.sum<number>("amount").as("sum"));
}
