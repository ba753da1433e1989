import { expect, it } from "vitest";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { writeOff } from "#app/features/money/payments/write-off.server.ts";
import { allocate, allocationsOf } from "#app/features/books/ledger/allocations.server.ts";
import { reverseAllocations } from "#app/features/books/ledger/end-allocations.server.ts";
import { settledColumn } from "#app/features/books/ledger/amount-due.ts";
import { moneyOf } from "#app/features/books/ledger/payment.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { creditFor } from "../../support/invoices/credit-for.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { member, testPlatform } from "../../support/platform.ts";

const start = async () => member(testPlatform(await freshSqlite()));

it("money, credit notes and what was let go are told apart, without what was taken back", async () => {
  const ctx = await start();
  const id = await invoiceWith(ctx, "sent", { issueDate: "2026-11-20", skonto: [{ percent: 2, days: 10 }] });
  await creditFor(ctx, id, 48_49);
  const withdrawn = await creditFor(ctx, id, 5_00);
  const ended = await allocationsOf(ctx, { paymentIds: [withdrawn] });
  await ctx.transaction((ctx) => reverseAllocations(ctx, ended));
  await writeOff(ctx, id, { amount: 100_00, reason: "Kulanz" });
  // 2 % of what the credit note leaves are 12.00.
  await recordPayment(ctx, id, { amount: 487_98, paidOn: "2026-11-20", note: "", skonto: true });
  const invoice = await findInvoice(ctx, id);
  expect(invoice).toMatchObject({ settled: 648_49, credited: 48_49 });
  expect(moneyOf(invoice.allocations)).toBe(487_98);
  const column = ctx.db.selectFrom("invoices").select((eb) => settledColumn(eb, ["credit"]).as("credited"));
  expect(await column.execute()).toEqual([{ credited: 48_49 }]);
});

it("no payment settles more than came in", async () => {
  const outer = await start();
  const invoiceId = await invoiceWith(outer, "sent");
  const settle = outer.transaction(async (ctx) => {
    const payment = { state: "booked", source: "manual", amount: 10_00, paid_on: ctx.today } as const;
    const part = { invoiceId, paymentId: await insertPayment(ctx, payment), kind: "payment" as const };
    await allocate(ctx, { ...part, settledOn: ctx.today, amount: 10_00 });
    await allocate(ctx, { ...part, settledOn: ctx.today, amount: 1 });
  });
  await expect(settle).rejects.toThrow("more than came in");
});
