import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import {
  cancelInvoice,
  markPaid,
  markUnpaid,
} from "#app/features/selling/invoices/settling/change-status.server.ts";
import { clientCredit, settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { countPayments, listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { readPaymentQuery } from "#app/features/money/payments/payment-query.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { amountDue, amountDueColumn } from "#app/features/books/ledger/amount-due.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { partPayment } from "../../support/invoices/part-payment.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

/** The total of every invoice here, Rappen. */
const TOTAL = 648_49;

onDatabaseOfDay((open) => {
  async function start() {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    const { id: clientId } = await createClient(ctx, clientInput());
    return { platform, ctx, clientId };
  }

  it("several payments settle an invoice, and its history names each", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "sent");
    await recordPayment(ctx, id, { amount: 200_00, paidOn: "2026-11-02", note: "Anzahlung" });
    expect(await standingOf(ctx, id)).toEqual({ status: "sent", settled: 200_00, due: 448_49, paidOn: null });
    await recordPayment(ctx, id, { amount: 448_49, paidOn: "2026-11-05", note: "" });
    expect(await standingOf(ctx, id)).toEqual({
      status: "paid",
      settled: TOTAL,
      due: 0,
      paidOn: "2026-11-05",
    });
    const [paid, partly] = await historyOf(ctx, id);
    expect([partly?.event, partly?.data]).toEqual([
      "invoice.partially_paid",
      { paidOn: "2026-11-02", amount: "20000", due: "44849" },
    ]);
    expect([paid?.event, paid?.data]).toEqual(["invoice.paid", { paidOn: "2026-11-05", amount: "44849" }]);
  });

  it("each payment can be taken back by itself, once", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "sent");
    const first = await recordPayment(ctx, id, { amount: 200_00, note: "" });
    const second = await recordPayment(ctx, id, { amount: 448_49, note: "" });
    await undoPayment(ctx, first);
    expect(await standingOf(ctx, id)).toMatchObject({ status: "sent", settled: 448_49, due: 200_00 });
    await expect(undoPayment(ctx, first)).rejects.toMatchObject({ code: "payment.transition_not_allowed" });
    await undoPayment(ctx, second);
    expect(await standingOf(ctx, id)).toMatchObject({ status: "sent", settled: 0, due: TOTAL });
    expect(await countPayments(ctx)).toMatchObject({ booked: 0, reversed: 2 });
  });

  it("what exceeds the open amount is the client's credit, and settles the next invoice in part", async () => {
    const { ctx, clientId } = await start();
    const first = await invoiceFor(ctx, clientId);
    const payment = await recordPayment(ctx, first, { amount: TOTAL + 300_00, note: "" });
    expect(await standingOf(ctx, first)).toMatchObject({ status: "paid", due: 0 });
    expect((await clientCredit(ctx, clientId)).CHF).toBe(300_00);
    const next = await invoiceFor(ctx, clientId);
    await settleFromCredit(ctx, next);
    expect(await standingOf(ctx, next)).toMatchObject({ status: "sent", settled: 300_00, due: 348_49 });
    expect((await clientCredit(ctx, clientId)).CHF).toBe(0);
    await expect(settleFromCredit(ctx, next)).rejects.toMatchObject({ code: "payment.none_open" });
    await undoPayment(ctx, payment);
    expect(await standingOf(ctx, first)).toMatchObject({ status: "sent", due: TOTAL });
    expect(await standingOf(ctx, next)).toMatchObject({ status: "sent", due: TOTAL });
    expect((await clientCredit(ctx, clientId)).CHF).toBe(0);
  });

  it("more credit than an invoice owes stays credit", async () => {
    const { ctx, clientId } = await start();
    const first = await invoiceFor(ctx, clientId);
    await recordPayment(ctx, first, { amount: 3 * TOTAL, note: "" });
    const next = await invoiceFor(ctx, clientId);
    await settleFromCredit(ctx, next);
    expect(await standingOf(ctx, next)).toMatchObject({ status: "paid", due: 0 });
    expect((await clientCredit(ctx, clientId)).CHF).toBe(TOTAL);
  });

  it("money for an invoice that is cancelled afterwards becomes credit", async () => {
    const { ctx, clientId } = await start();
    const id = await invoiceFor(ctx, clientId);
    await recordPayment(ctx, id, { amount: 200_00, note: "" });
    await cancelInvoice(ctx, id);
    expect(await standingOf(ctx, id)).toEqual({ status: "cancelled", settled: 0, due: 0, paidOn: null });
    expect((await clientCredit(ctx, clientId)).CHF).toBe(200_00);
  });

  it("money of the bank whose invoice was cancelled is left unassigned when it is undone", async () => {
    const { ctx, clientId } = await start();
    const id = await invoiceFor(ctx, clientId);
    await partPayment(ctx, id, { amount: 200_00, source: "bank" });
    await cancelInvoice(ctx, id);
    const { payments } = await listPayments(ctx, readPaymentQuery(new URLSearchParams()));
    await undoPayment(ctx, payments[0]!.payment.id);
    expect(await countPayments(ctx)).toMatchObject({ booked: 0, unassigned: 1, reversed: 0 });
    expect((await clientCredit(ctx, clientId)).CHF).toBe(0);
  });

  it("marking as unpaid leaves what the bank reported, to be assigned again", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "sent");
    await partPayment(ctx, id, { amount: TOTAL, source: "bank" });
    await markUnpaid(ctx, id);
    expect(await standingOf(ctx, id)).toMatchObject({ status: "sent", due: TOTAL });
    const { payments } = await listPayments(ctx, readPaymentQuery(new URLSearchParams()));
    expect(payments.map(({ payment }) => [payment.state, payment.reason])).toEqual([
      ["unassigned", "taken_back"],
    ]);
  });

  it("refuses money for drafts and for what is paid, a future day, and somebody else's invoice", async () => {
    const { platform, ctx } = await start();
    const payment = { amount: 100, note: "" };
    for (const status of ["draft", "paid", "cancelled"] as const) {
      const id = await invoiceWith(ctx, status);
      await expect(recordPayment(ctx, id, payment)).rejects.toMatchObject({
        code: "invoice.transition_not_allowed",
      });
    }
    const id = await invoiceWith(ctx, "sent");
    await expect(recordPayment(ctx, id, { ...payment, paidOn: "2026-11-22" })).rejects.toMatchObject({
      fields: [{ field: "paidOn", code: "field.paid_in_future" }],
    });
    const other = await member(platform, { email: "other@example.ch" });
    await expect(recordPayment(other, id, payment)).rejects.toMatchObject({ code: "invoice.not_found" });
    const own = await recordPayment(ctx, id, payment);
    await expect(undoPayment(other, own)).rejects.toMatchObject({ code: "payment.not_found" });
    expect((await findPayment(ctx, own)).state).toBe("booked");
  });

  it("of many who record the open amount at once, one settles the invoice", async () => {
    const { ctx } = await start();
    const id = await invoiceWith(ctx, "sent");
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => recordPayment(ctx, id, { amount: TOTAL, note: "" })),
    );
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await standingOf(ctx, id)).toMatchObject({ status: "paid", settled: TOTAL });
  });

  it("the database and the code agree on what every invoice owes", async () => {
    const { ctx } = await start();
    for (const status of ["draft", "sent", "overdue", "paid", "cancelled"] as const)
      await invoiceWith(ctx, status);
    await recordPayment(ctx, await invoiceWith(ctx, "sent"), { amount: 1_05, note: "" });
    await markPaid(ctx, await invoiceWith(ctx, "sent"));
    const rows = await ctx.db
      .selectFrom("invoices")
      .select((eb) => ["state", "total", "charged", "settled", amountDueColumn(eb).as("due")])
      .execute();
    expect(rows).toHaveLength(7);
    for (const { due, ...row } of rows) expect(amountDue(row)).toBe(due);
  });
});

async function standingOf(ctx: UserContext, id: string) {
  const invoice = await findInvoice(ctx, id);
  const { status, settled, paidOn } = invoice;
  return { status, settled, due: amountDue(invoice), paidOn };
}

/** Sent, over `TOTAL`. */
async function invoiceFor(ctx: UserContext, clientId: string): Promise<string> {
  const id = await invoiceWith(ctx, "sent");
  await ctx.db.updateTable("invoices").set({ client_id: clientId }).where("id", "=", id).execute();
  return id;
}
