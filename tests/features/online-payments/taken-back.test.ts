import { expect, it } from "vitest";
import { settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { ledgerOf } from "#app/features/books/ledger/ledger.ts";
import { listPayments } from "#app/features/money/payments/list-payments.server.ts";
import { readPaymentQuery } from "#app/features/money/payments/payment-query.ts";
import { recordRefund, undoRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { refundsOf } from "#app/features/money/payments/refunds/refunds.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { type OpenDatabase, onDatabaseOfDay } from "../../support/databases/databases.ts";
import {
  closeDispute,
  disputePage,
  failRefund,
  payPage,
  refundPage,
} from "../../support/online-payments/merchant-pages.ts";
import type { FakeEvent } from "../../support/fake-stripe/shapes.ts";
import { webhookOf } from "../../support/server/webhook-receiver.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { expectSameEverywhere } from "../../support/ledger/everywhere.ts";
import { pressPay, takingMoneyOnline } from "../../support/online-payments/paying-online.ts";
import { eventTypes } from "../../support/event-types.ts";

const TOTAL = 648_49;

async function onlyPayment(ctx: UserContext) {
  const { payments } = await listPayments(ctx, readPaymentQuery(new URLSearchParams()));
  const online = payments.map(({ payment }) => payment).filter(({ source }) => source === "stripe");
  expect(online).toHaveLength(1);
  return online[0]!;
}

async function paid(open: OpenDatabase, before = 0) {
  const taking = await takingMoneyOnline(await open());
  const { ctx, merchant, deliver } = taking;
  const { id: clientId } = await createClient(ctx, clientInput());
  const id = await invoiceWith(ctx, "sent", { clientId });
  const page = await pressPay(ctx, id);
  payPage(merchant, page);
  if (before > 0) await recordPayment(ctx, id, { amount: before, note: "" });
  await deliver();
  return { ...taking, clientId, id, page };
}

function everyOrder<T>(all: T[]): T[][] {
  if (all.length < 2) return [all];
  return all.flatMap((one, index) => everyOrder(all.toSpliced(index, 1)).map((rest) => [one, ...rest]));
}

onDatabaseOfDay((open) => {
  it("what Stripe has refunded is owed again, in part or whole", async () => {
    const { ctx, merchant, deliver, id, page } = await paid(open);
    refundPage(merchant, page, 100_00);
    await deliver();
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", settled: TOTAL - 100_00 });
    expect(await onlyPayment(ctx)).toMatchObject({
      state: "booked",
      refunded: 100_00,
      allocated: TOTAL - 100_00,
    });
    refundPage(merchant, page, TOTAL - 100_00);
    await deliver();
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", settled: 0 });
    expect(await onlyPayment(ctx)).toMatchObject({ state: "reversed", refunded: TOTAL, allocated: 0 });
    expect(await ctx.db.selectFrom("online_payments").select("state").execute()).toEqual([
      { state: "refunded" },
    ]);
  });

  it("a refund that failed settles the invoice again, and programs are told of each", async () => {
    const { ctx, merchant, deliver, id, page } = await paid(open);
    await webhookOf(ctx, "https://hooks.example.ch/rappen", {
      events: ["payment.received", "payment.reversed", "invoice.paid", "invoice.unpaid"],
    });
    refundPage(merchant, page, TOTAL);
    await deliver();
    failRefund(merchant, page, TOTAL);
    await deliver();
    expect(await eventTypes(ctx)).toEqual([
      "payment.reversed",
      "invoice.unpaid",
      "payment.received",
      "invoice.paid",
    ]);
    expect(await onlyPayment(ctx)).toMatchObject({ state: "booked", refunded: 0, allocated: TOTAL });
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", settled: TOTAL });
  });

  it("each of several refunds takes what it says, and one that failed gives back its own", async () => {
    const { ctx, merchant, deliver, id, page } = await paid(open);
    for (const amount of [100_00, 50_00, 25_00]) {
      refundPage(merchant, page, amount);
      await deliver();
    }
    expect(await onlyPayment(ctx)).toMatchObject({ refunded: 175_00, allocated: TOTAL - 175_00 });
    failRefund(merchant, page, 50_00);
    await deliver();
    expect(await onlyPayment(ctx)).toMatchObject({ refunded: 125_00, allocated: TOTAL - 125_00 });
    expect(await findInvoice(ctx, id)).toMatchObject({ settled: TOTAL - 125_00 });
  });

  it("a single Rappen that is left, or given back, counts like any other amount", async () => {
    const { ctx, merchant, deliver, id, page } = await paid(open);
    refundPage(merchant, page, TOTAL - 1);
    await deliver();
    expect(await findInvoice(ctx, id)).toMatchObject({ settled: 1 });
    refundPage(merchant, page, 1);
    await deliver();
    failRefund(merchant, page, TOTAL - 1);
    await deliver();
    expect(await ctx.db.selectFrom("online_payments").select("state").execute()).toEqual([
      { state: "refunded" },
    ]);
    expect(await onlyPayment(ctx)).toMatchObject({ refunded: 1, allocated: TOTAL - 1 });
    expect(await findInvoice(ctx, id)).toMatchObject({ settled: TOTAL - 1 });
  });

  it("a refund takes back what the money settled last, and leaves what it settled before as it is", async () => {
    const { ctx, merchant, deliver, clientId, id, page } = await paid(open, 600_00);
    const [online] = (await findInvoice(ctx, id)).allocations.slice(-1);
    const other = await invoiceWith(ctx, "sent", { clientId });
    await settleFromCredit(ctx, other);
    refundPage(merchant, page, 600_00);
    await deliver();
    expect((await findInvoice(ctx, id)).allocations.at(-1)).toEqual(online);
    expect(await findInvoice(ctx, other)).toMatchObject({ settled: 0 });
  });

  it("the ledger shows a refund until it fails, and of a part the payment that is left beside it", async () => {
    const { ctx, merchant, deliver, id, page } = await paid(open);
    const entries = async () => {
      const invoice = await findInvoice(ctx, id);
      await expectSameEverywhere(ctx, invoice, TOTAL - invoice.settled);
      return ledgerOf(invoice).map(({ kind, amount }) => [kind, amount]);
    };
    const whole = ["invoice", TOTAL];
    refundPage(merchant, page, 100_00);
    await deliver();
    expect(await entries()).toEqual([
      whole,
      ["payment", 100_00],
      ["refund", -100_00],
      ["payment", TOTAL - 100_00],
    ]);
    refundPage(merchant, page, 50_00);
    await deliver();
    failRefund(merchant, page, 50_00);
    await deliver();
    const after = await entries();
    expect(after.filter(([kind]) => kind === "refund")).toEqual([["refund", -100_00]]);
    failRefund(merchant, page, 100_00);
    await deliver();
    expect((await entries()).filter(([kind]) => kind === "refund")).toEqual([]);
  });

  it("money that comes back makes no other payment stand again", async () => {
    const { ctx, merchant, deliver, page } = await paid(open);
    const other = await pressPay(ctx, await invoiceWith(ctx, "sent"));
    payPage(merchant, other);
    refundPage(merchant, page, TOTAL);
    await deliver();
    refundPage(merchant, other, TOTAL);
    await deliver();
    failRefund(merchant, page, TOTAL);
    await deliver();
    const rows = await ctx.db.selectFrom("payments").select("state").orderBy("id").execute();
    expect(rows.map(({ state }) => state)).toEqual(["booked", "reversed"]);
  });

  it("a dispute takes the money back, and returns it only when it is won", async () => {
    for (const outcome of ["won", "lost"] as const) {
      const { ctx, merchant, deliver, id, page } = await paid(open);
      const dispute = disputePage(merchant, page, TOTAL);
      await deliver();
      expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", settled: 0 });
      expect(await onlyPayment(ctx)).toMatchObject({ state: "reversed" });
      closeDispute(merchant, dispute, outcome);
      await deliver();
      const isWon = outcome === "won";
      expect(await findInvoice(ctx, id)).toMatchObject({ status: isWon ? "paid" : "sent" });
      expect(await onlyPayment(ctx)).toMatchObject({ state: isWon ? "booked" : "reversed" });
      const state = isWon ? "paid" : "disputed";
      expect(await ctx.db.selectFrom("online_payments").select("state").execute()).toEqual([{ state }]);
    }
  });

  it("an inquiry of the bank takes nothing", async () => {
    const { ctx, merchant, deliver, id, page } = await paid(open);
    const inquiry = disputePage(merchant, page, TOTAL);
    inquiry.status = "warning_needs_response";
    await deliver();
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid" });
  });

  it("a refund takes the client's credit first, and what was recorded by hand is the same money", async () => {
    const { ctx, merchant, deliver, id, page } = await paid(open, 100_00);
    const { id: payment } = await onlyPayment(ctx);
    expect(await onlyPayment(ctx)).toMatchObject({ allocated: TOTAL - 100_00, refunded: 0 });
    await recordRefund(ctx, payment, { amount: 60_00, note: "" });
    refundPage(merchant, page, 100_00);
    await deliver();
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "paid", settled: TOTAL });
    expect(await onlyPayment(ctx)).toMatchObject({
      state: "booked",
      allocated: TOTAL - 100_00,
      refunded: 100_00,
    });
    const refunds = await refundsOf(ctx, payment);
    expect(refunds.map(({ amount, isReported }) => [amount, isReported])).toEqual([
      [60_00, false],
      [40_00, true],
    ]);
    await expect(undoRefund(ctx, payment, refunds[1]!.id)).rejects.toMatchObject({
      code: "payment.transition_not_allowed",
    });
  });

  it("events in whatever order lead to the same books", async () => {
    const orders = everyOrder([0, 1, 2, 3]);
    const { ctx, merchant, webhooks, work } = await takingMoneyOnline(await open());
    for (const order of orders) {
      const id = await invoiceWith(ctx, "sent");
      const page = await pressPay(ctx, id);
      const known = webhooks.deliveries.length;
      payPage(merchant, page);
      refundPage(merchant, page, 48_49);
      disputePage(merchant, page, 100_00);
      const events: FakeEvent[] = webhooks.deliveries.slice(known).map(({ event }) => event);
      for (const index of order) {
        expect(await webhooks.deliver(events[index]!)).toBe(200);
        await work();
      }
      expect(await findInvoice(ctx, id), order.join(" ")).toMatchObject({ status: "sent", settled: 500_00 });
    }
    const rows = await ctx.db.selectFrom("payments").select(["amount", "allocated", "refunded"]).execute();
    expect(rows).toEqual(orders.map(() => ({ amount: TOTAL, allocated: 500_00, refunded: 148_49 })));
  });
});
