import { expect, it } from "vitest";
import { checkBooks } from "#db/doctor/books-check.ts";
import { recordPayment } from "#app/features/payments/record-payment.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../support/databases/databases.ts";
import { invoiceWith } from "../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../support/platform.ts";

onEachDatabase((open) => {
  it.each<[string, (ctx: UserContext) => Promise<unknown>, RegExp | null]>([
    ["nothing is damaged", async () => undefined, null],
    [
      "an invoice says another amount",
      (ctx) => inInvoices(ctx, { settled: 1 }),
      /^1 invoices whose settled amount is not what was paid; 1 invoices that count as paid/,
    ],
    [
      "an invoice lost its day",
      (ctx) => inInvoices(ctx, { paid_on: null }),
      /^1 invoices that count as paid/,
    ],
    [
      "an unpaid invoice has a day",
      (ctx) => ctx.db.updateTable("invoices").set({ paid_on: ctx.today }).execute(),
      /^3 invoices that count as paid or unpaid wrongly\. Keep/,
    ],
    [
      "allocations are gone",
      (ctx) => ctx.db.deleteFrom("payment_allocations").execute(),
      /^2 invoices whose .*; 1 invoices that .*; 2 payments that settle more or less than they say\. Keep/,
    ],
    [
      "a payment is smaller than what it settles",
      (ctx) => ctx.db.updateTable("payments").set({ amount: 50_00 }).execute(),
      /^2 payments that settle more or less than they say\. Keep/,
    ],
  ])("the doctor looks at the books: %s", async (_, damage, expected) => {
    const database = await open();
    const ctx = await member(testPlatform(database));
    await makePro(ctx);
    await invoiceWith(ctx, "draft");
    await invoiceWith(ctx, "sent");
    await invoiceWith(ctx, "paid");
    await recordPayment(ctx, await invoiceWith(ctx, "sent"), { amount: 100_00, note: "" });
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
