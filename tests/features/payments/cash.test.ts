import { expect, it } from "vitest";
import { createPaymentSchema, recordPaymentSchema } from "#app/features/money/payments/payment.schema.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { refundSchema } from "#app/features/money/payments/refunds/refund.schema.ts";
import { recordRefund, undoRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { refundsOf } from "#app/features/money/payments/refunds/refunds.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { willBook } from "#app/features/books/book/will-book.server.ts";
import { markPaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { accountBalances, expectJournalAgrees } from "../../support/ledger/books.ts";
import { issued, registeredBusiness, row, useMethod } from "../../support/tax/worked-year.ts";

function received(ctx: UserContext, id: string, amount: number, method = "cash"): Promise<string> {
  return recordPayment(ctx, id, recordPaymentSchema.parse({ amount, paidOn: "2026-10-20", method }));
}

onEachDatabase((open) => {
  async function withInvoice() {
    const ctx = await registeredBusiness(await open());
    await useMethod(ctx);
    return { ctx, id: await issued(ctx, "2026-10-01", [row(100, 8.1)]) };
  }

  it("what was received in cash is in the cash box, with what is too much of it", async () => {
    const { ctx, id } = await withInvoice();
    await received(ctx, id, 50);
    await received(ctx, id, 20, "");
    await received(ctx, id, 40);
    const { cash, bank, debtors, clientCredit } = await accountBalances(ctx);
    expect([cash, bank, debtors, clientCredit]).toEqual([90_00, 20_00, 0, -1_90]);
    await expectJournalAgrees(ctx);
  });

  it("a payment in cash that is taken back leaves nothing in the cash box", async () => {
    const { ctx, id } = await withInvoice();
    await undoPayment(ctx, await received(ctx, id, 50));
    expect(await accountBalances(ctx)).toMatchObject({ cash: 0, debtors: 108_10 });
  });

  it("an invoice that is marked as paid in cash, and credit paid back in cash, are in the cash box", async () => {
    const { ctx, id } = await withInvoice();
    await markPaid(ctx, id, { method: "cash" });
    expect(await accountBalances(ctx)).toMatchObject({ cash: 108_10, debtors: 0 });
    const second = await issued(ctx, "2026-10-02", [row(100, 8.1)]);
    const payment = await received(ctx, second, 208.1, "");
    const back = (amount: number, method = "") =>
      recordRefund(ctx, payment, refundSchema.parse({ amount, method }));
    await back(30);
    await back(40, "Cash");
    const paidBack = { cash: 68_10, bank: 178_10, clientCredit: -30_00 };
    expect(await accountBalances(ctx)).toMatchObject(paidBack);
    await expectJournalAgrees(ctx);
    await undoRefund(ctx, payment, (await refundsOf(ctx, payment))[1]!.id);
    expect(await accountBalances(ctx)).toMatchObject({ ...paidBack, cash: 108_10, clientCredit: -70_00 });
  });

  it("how a refund was paid back stays as it was written", async () => {
    const { ctx, id } = await withInvoice();
    await recordRefund(ctx, await received(ctx, id, 208.1), { note: "" });
    const changed = ctx.db.updateTable("refunds").set({ method: "cash" }).execute();
    await expect(changed).rejects.toThrow("the ledger is only added to");
  });

  it("what was booked on the bank before stays there", async () => {
    const { ctx, id } = await withInvoice();
    const paymentId = await received(ctx, id, 108.1, "");
    await ctx.db.updateTable("payments").set({ method: "cash" }).where("id", "=", paymentId).execute();
    await ctx.transaction(async (ctx) => {
      willBook(ctx, "invoice", id);
      willBook(ctx, "payment", paymentId);
      return Promise.resolve();
    });
    expect(await accountBalances(ctx)).toMatchObject({ bank: 108_10 });
    expect((await accountBalances(ctx)).cash).toBe(undefined);
  });
});

it("how it was paid is a word of at most 50 characters", () => {
  const payment = { invoiceId: "0198c0de-0000-7000-8000-000000000001", amount: 1 };
  expect(createPaymentSchema.parse({ ...payment, method: "cash" }).method).toBe("cash");
  expect(createPaymentSchema.safeParse({ ...payment, method: "x".repeat(51) }).success).toBe(false);
});

it("cash is cash, however it is written; other words stay as they are", () => {
  const methodOf = (method: string) => recordPaymentSchema.parse({ amount: 1, method }).method;
  expect(["Cash", " CASH ", "Cash register", "Twint"].map(methodOf)).toEqual([
    ...["cash", "cash", "Cash register", "Twint"],
  ]);
});
