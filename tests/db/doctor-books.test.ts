import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { checkBooks } from "#db/doctor/books-check.ts";
import { isPostgres } from "#db/migrating/database-differences.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { recordRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../support/databases/databases.ts";
import { creditFor } from "../support/invoices/credit-for.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../support/platform.ts";

onDatabaseOfDay((open) => {
  it.each<[string, (ctx: UserContext) => Promise<unknown>, RegExp | null]>([
    ["nothing is damaged", async () => undefined, null],
    [
      "an invoice says another amount",
      (ctx) => inInvoices(ctx, { settled: 1 }),
      /^3 invoices whose settled amount is not what was paid; 3 invoices that count as paid/,
    ],
    [
      "an invoice lost its day",
      (ctx) => inInvoices(ctx, { paid_on: null }),
      /^3 invoices that count as paid/,
    ],
    [
      "an unpaid invoice has a day",
      (ctx) => ctx.db.updateTable("invoices").set({ paid_on: ctx.today }).execute(),
      /^3 invoices that count as paid or unpaid wrongly\. Keep/,
    ],
    [
      "allocations are gone",
      (ctx) =>
        unguarded(ctx, "payment_allocations", () => ctx.db.deleteFrom("payment_allocations").execute()),
      /^5 invoices whose .*; 4 invoices that .*; 5 payments that settle more or less than they say\. Keep/,
    ],
    [
      "a payment is smaller than what it settles",
      (ctx) => ctx.db.updateTable("payments").set({ amount: 50_00 }).execute(),
      /^5 payments that settle more or less than they say\. Keep/,
    ],
    [
      "a refund is gone",
      (ctx) => unguarded(ctx, "refunds", () => ctx.db.deleteFrom("refunds").execute()),
      /^1 payments whose refunds do not add up\. Keep/,
    ],
    [
      "a written-off invoice counts as open",
      (ctx) =>
        ctx.db.updateTable("invoices").set({ state: "sent" }).where("state", "=", "written_off").execute(),
      /^1 invoices that count as paid or unpaid wrongly\. Keep/,
    ],
    [
      "more was paid back than came in",
      (ctx) => ctx.db.updateTable("payments").set({ amount: 700_00 }).where("refunded", ">", 0).execute(),
      /^1 payments that settle more or less than they say\. Keep/,
    ],
  ])("the doctor looks at the books: %s", async (_, damage, expected) => {
    const database = await open();
    const ctx = await member(testPlatform(database));
    await makePro(ctx);
    await invoiceWith(ctx, "draft");
    await invoiceWith(ctx, "sent");
    await invoiceWith(ctx, "paid");
    await recordPayment(ctx, await invoiceWith(ctx, "sent"), { amount: 100_00, note: "" });
    await writeOff(ctx, await invoiceWith(ctx, "sent"), { reason: "Konkurs" });
    const tooMuch = await recordPayment(ctx, await invoiceWith(ctx, "sent"), { amount: 748_49, note: "" });
    await recordRefund(ctx, tooMuch, { note: "" });
    const credited = await invoiceWith(ctx, "sent");
    await recordPayment(ctx, credited, { amount: 100_00, note: "" });
    await creditFor(ctx, credited, 600_00);
    await damage(ctx);
    const { level, text } = await checkBooks(database);
    expect([level, text]).toEqual(
      expected
        ? ["fail", expect.stringMatching(expected)]
        : ["ok", "every invoice and payment agrees with what was booked"],
    );
  });
});

function inInvoices(ctx: UserContext, values: { settled: number } | { paid_on: null }) {
  return ctx.db.updateTable("invoices").set(values).where("paid_on", "is not", null).execute();
}

/** Other tests use the same tables afterwards: the guard is there again. */
async function unguarded({ db }: UserContext, table: string, damage: () => Promise<unknown>): Promise<void> {
  const guard = `${table}_are_kept`;
  const run = (statement: string) => sql.raw(statement).execute(db);
  if (isPostgres(db as Kysely<unknown>)) {
    await run(`alter table ${table} disable trigger ${guard}`);
    await damage();
    await run(`alter table ${table} enable trigger ${guard}`);
    return;
  }
  const { rows } = await sql<{ sql: string }>`select sql from sqlite_master where name = ${guard}`.execute(
    db,
  );
  await run(`drop trigger ${guard}`);
  await damage();
  for (const { sql: statement } of rows) await run(statement);
}
