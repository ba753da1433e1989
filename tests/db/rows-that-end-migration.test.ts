import { type Kysely, sql } from "kysely";
import { expect, it } from "vitest";
import { up } from "#db/migrations/0144_rows_that_end.ts";
import { isPostgres } from "#db/migrating/database-differences.ts";
import { checkBooks } from "#db/doctor/books-check.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { reverseAllocations } from "#app/features/books/ledger/end-allocations.server.ts";
import { ledgerOf } from "#app/features/books/ledger/ledger.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { recordRefund, undoRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { refundsOf } from "#app/features/money/payments/refunds/refunds.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachNewDatabase } from "../support/databases/databases.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../support/platform.ts";

const TOTAL = 648_49;

onEachNewDatabase((open) => {
  it("what was marked as taken back is ended by rows, and every account stands as it stood", async () => {
    const database = await open();
    const ctx = await member(testPlatform(database));
    await makePro(ctx);
    const ended: [ending: string, back: Parameters<typeof reverseAllocations>[2]][] = [
      ["stands", null],
      ["a mistake", null],
      ["paid back", { by: null, on: "2026-11-20" }],
      ["a part paid back", { by: null, on: "2026-11-20", most: 200_00 }],
      ["taken back by the bank", { by: "transaction", on: "2026-11-19" }],
    ];
    const ids: string[] = [];
    for (const [name, back] of ended) {
      const id = await invoiceWith(ctx, "sent");
      ids.push(id);
      const payment = await recordPayment(ctx, id, { amount: TOTAL, note: name, paidOn: "2026-11-18" });
      if (name !== "stands")
        await ctx.transaction(async (ctx) =>
          reverseAllocations(ctx, await allocationsOf(ctx, { paymentIds: [payment] }), back),
        );
    }
    const credit = await recordPayment(ctx, await invoiceWith(ctx, "sent"), {
      amount: TOTAL + 100,
      note: "",
    });
    await recordRefund(ctx, credit, { amount: 30, note: "kept" });
    await recordRefund(ctx, credit, { amount: 20, note: "undone" });
    await undoRefund(ctx, credit, (await refundsOf(ctx, credit))[1]!.id);
    const seen = () =>
      Promise.all([
        ...ids.map(async (id) => {
          const invoice = await findInvoice(ctx, id);
          const entries = ledgerOf(invoice).map(({ id: _, ...entry }) => entry);
          return { entries, settled: invoice.settled, status: invoice.status };
        }),
        refundsOf(ctx, credit),
      ]);
    const before = await seen();
    await asBefore(ctx);
    await up(ctx.db as Kysely<unknown>);
    expect(await seen()).toEqual(before);
    expect(await checkBooks(database)).toMatchObject({ level: "ok" });
  });

  it("no row of the ledger can be changed, removed, or taken back twice", async () => {
    const ctx = await member(testPlatform(await open()));
    const id = await invoiceWith(ctx, "sent");
    const payment = await recordPayment(ctx, id, { amount: TOTAL + 100, note: "" });
    await recordRefund(ctx, payment, { note: "" });
    const allocations = await allocationsOf(ctx, { paymentIds: [payment] });
    const end = () => ctx.transaction((ctx) => reverseAllocations(ctx, allocations));
    const only = /only added to/;
    const { db } = ctx;
    await expect(db.updateTable("payment_allocations").set({ amount: 1 }).execute()).rejects.toThrow(only);
    await expect(db.deleteFrom("payment_allocations").execute()).rejects.toThrow(only);
    await expect(db.updateTable("refunds").set({ amount: 1 }).execute()).rejects.toThrow(only);
    await expect(db.deleteFrom("refunds").execute()).rejects.toThrow(only);
    await end();
    await expect(end()).rejects.toThrow(/more is taken back than was settled/);
    expect(await findInvoice(ctx, id)).toMatchObject({ settled: 0, status: "sent" });
  });
});

/** The schema and the marks that the migration meets. */
async function asBefore({ db }: UserContext): Promise<void> {
  const onPostgres = isPostgres(db as Kysely<unknown>);
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const table of ["payment_allocations", "refunds", "invoice_charges"])
    for (const guard of ["stay", "are_kept", "end_once"]) {
      if (table === "invoice_charges" && guard === "end_once") continue;
      await run(`drop trigger ${table}_${guard}${onPostgres ? ` on ${table}` : ""}`);
      if (onPostgres && guard !== "stay") await run(`drop function ${table}_${guard}`);
    }
  await run(`drop trigger refunds_method_stays${onPostgres ? " on refunds" : ""}`);
  if (onPostgres) await run("drop function ledger_stays");
  await run("alter table payment_allocations add column reversed_at text");
  await run("alter table payment_allocations add column reversed_by text");
  await run("alter table payment_allocations add column returned integer not null default 0");
  await run("alter table payment_allocations add column returned_on text not null default ''");
  await run("alter table refunds add column reversed_at text");
  const back = (column: string) =>
    `(select ${column} from payment_allocations back
      where back.takes_back = payment_allocations.id and back.ending in ('refund', 'reversal'))`;
  await run(`update payment_allocations set
    reversed_at = (select min(created_at) from payment_allocations back
      where back.takes_back = payment_allocations.id and back.ending <> ''),
    reversed_by = ${back("ended_by")}, returned = coalesce(-${back("amount")}, 0),
    returned_on = coalesce(${back("settled_on")}, '')`);
  await run("delete from payment_allocations where ending <> ''");
  await run(`update refunds set reversed_at =
    (select created_at from refunds back where back.takes_back = refunds.id)`);
  await run("delete from refunds where takes_back is not null");
  for (const table of ["payment_allocations", "refunds"]) await run(`drop index ${table}_takes_back`);
  for (const column of ["ending", "ended_by"])
    await run(`alter table payment_allocations drop column ${column}`);
  await run("alter table refunds drop column takes_back");
}
