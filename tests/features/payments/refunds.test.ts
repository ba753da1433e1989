import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { clientCredit, settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { countPayments, listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { readPaymentQuery } from "#app/features/money/payments/payment-query.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { recordRefund, undoRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { addUpRefunds } from "#app/features/money/payments/refunds/add-up-refunds.server.ts";
import { refundsOf } from "#app/features/money/payments/refunds/refunds.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { creditFor } from "../../support/invoices/credit-for.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { member, testPlatform } from "../../support/platform.ts";

/** The total of every invoice here, Rappen. */
const TOTAL = 648_49;

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    const { id: clientId } = await createClient(ctx, clientInput());
    const invoice = async () => {
      const id = await invoiceWith(ctx, "sent");
      await ctx.db.updateTable("invoices").set({ client_id: clientId }).where("id", "=", id).execute();
      return id;
    };
    return { platform, ctx, clientId, invoice };
  }

  it("what a client gets back is no longer its credit, until that is undone", async () => {
    const { ctx, clientId, invoice } = await start();
    const payment = await recordPayment(ctx, await invoice(), { amount: TOTAL + 300_00, note: "" });
    await recordRefund(ctx, payment, { amount: 100_00, refundedOn: "2026-11-20", note: "Bar" });
    expect((await clientCredit(ctx, clientId)).CHF).toBe(200_00);
    await recordRefund(ctx, payment, { note: "" });
    expect((await clientCredit(ctx, clientId)).CHF).toBe(0);
    expect(await findPayment(ctx, payment)).toMatchObject({ allocated: TOTAL, refunded: 300_00 });
    const another = await recordPayment(ctx, await invoice(), { amount: TOTAL, note: "" });
    expect(await refundsOf(ctx, another)).toEqual([]);
    const [first, second] = await refundsOf(ctx, payment);
    expect([first, second]).toMatchObject([
      { amount: 100_00, refundedOn: "2026-11-20", note: "Bar" },
      { amount: 200_00, refundedOn: "2026-11-21" },
    ]);
    await undoRefund(ctx, payment, first!.id);
    expect((await clientCredit(ctx, clientId)).CHF).toBe(100_00);
    await expect(undoRefund(ctx, payment, first!.id)).rejects.toMatchObject({ code: "refund.not_found" });
  });

  it("a single Rappen can be paid back, and what a payment provider paid back stays so", async () => {
    const { ctx, clientId, invoice } = await start();
    const payment = await recordPayment(ctx, await invoice(), { amount: TOTAL + 1, note: "" });
    await recordRefund(ctx, payment, { note: "" });
    expect((await clientCredit(ctx, clientId)).CHF).toBe(0);
    const [own] = await refundsOf(ctx, payment);
    await undoRefund(ctx, payment, own!.id);
    const by = { payment_id: payment, source: "stripe", amount: 1, refunded_on: ctx.today };
    const written = { id: ctx.newId(), business_id: ctx.businessId, created_at: ctx.now.toISOString() };
    await ctx.db
      .insertInto("refunds")
      .values({ ...by, ...written })
      .execute();
    await ctx.transaction((ctx) => addUpRefunds(ctx, payment));
    const [refund] = await refundsOf(ctx, payment);
    await expect(undoRefund(ctx, payment, refund!.id)).rejects.toMatchObject({
      code: "payment.transition_not_allowed",
    });
    expect((await clientCredit(ctx, clientId)).CHF).toBe(0);
  });

  it("credit of a credit note settles another invoice or is refunded, and is never a payment", async () => {
    const { ctx, clientId, invoice } = await start();
    const paid = await invoice();
    const payment = await recordPayment(ctx, paid, { amount: TOTAL, note: "" });
    const credit = await creditFor(ctx, paid, 400_00);
    expect((await clientCredit(ctx, clientId)).CHF).toBe(400_00);
    await recordRefund(ctx, credit, { amount: 150_00, note: "" });
    const next = await invoice();
    await settleFromCredit(ctx, next);
    expect(await findInvoice(ctx, next)).toMatchObject({ settled: 250_00, status: "sent" });
    await expect(recordRefund(ctx, credit, { note: "" })).rejects.toMatchObject({
      code: "payment.none_open",
    });
    await expect(undoPayment(ctx, credit)).rejects.toMatchObject({
      code: "payment.transition_not_allowed",
    });
    expect(await listed(ctx)).toEqual([payment]);
    expect(await countPayments(ctx)).toEqual({
      booked: 1,
      proposed: 0,
      unassigned: 0,
      ignored: 0,
      reversed: 0,
    });
  });

  it("a credit note's credit stands again when what it had settled is taken back", async () => {
    const { ctx, clientId, invoice } = await start();
    const paid = await invoice();
    await recordPayment(ctx, paid, { amount: TOTAL, note: "" });
    const credit = await creditFor(ctx, paid, TOTAL);
    const next = await invoice();
    await settleFromCredit(ctx, next);
    expect(await findInvoice(ctx, next)).toMatchObject({ status: "paid" });
    await markUnpaid(ctx, next);
    expect(await findPayment(ctx, credit)).toMatchObject({ state: "credit", allocated: 0 });
    expect((await clientCredit(ctx, clientId)).CHF).toBe(TOTAL);
  });

  it("a payment of which part was refunded is not undone before the refund is", async () => {
    const { ctx, invoice } = await start();
    const id = await invoice();
    const payment = await recordPayment(ctx, id, { amount: TOTAL + 1_00, note: "" });
    await recordRefund(ctx, payment, { note: "" });
    await expect(undoPayment(ctx, payment)).rejects.toMatchObject({ code: "payment.refunded" });
    await expect(markUnpaid(ctx, id)).rejects.toMatchObject({ code: "payment.refunded" });
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid" });
    await undoRefund(ctx, payment, (await refundsOf(ctx, payment))[0]!.id);
    await undoPayment(ctx, payment);
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", settled: 0 });
  });

  it("refuses more than the credit, a future day, and somebody else's payment", async () => {
    const { platform, ctx, invoice } = await start();
    const payment = await recordPayment(ctx, await invoice(), { amount: TOTAL + 1_00, note: "" });
    await expect(recordRefund(ctx, payment, { amount: 1_01, note: "" })).rejects.toMatchObject({
      fields: [{ field: "amount", code: "field.amount_too_large", params: { max: "CHF\u00a01.00" } }],
    });
    await expect(recordRefund(ctx, payment, { refundedOn: "2026-11-22", note: "" })).rejects.toMatchObject({
      fields: [{ field: "refundedOn", code: "field.day_in_future" }],
    });
    const other = await member(platform, { email: "other@example.ch" });
    await expect(recordRefund(other, payment, { note: "" })).rejects.toMatchObject({
      code: "payment.not_found",
    });
    await expect(undoRefund(other, payment, "")).rejects.toMatchObject({ code: "payment.not_found" });
    const attempts = Array.from({ length: 4 }, () => recordRefund(ctx, payment, { note: "" }));
    const results = await Promise.allSettled(attempts);
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await findPayment(ctx, payment)).toMatchObject({ refunded: 1_00 });
  });
});

async function listed(ctx: UserContext): Promise<string[]> {
  const { payments } = await listPayments(ctx, readPaymentQuery(new URLSearchParams()));
  return payments.map(({ payment }) => payment.id);
}
