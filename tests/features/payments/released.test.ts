import { expect, it } from "vitest";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { cancelInvoice, markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { createWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import { webhookSchema } from "#app/features/programs/webhooks/webhook.schema.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

async function start() {
  const ctx = await member(testPlatform(await freshSqlite()));
  await makePro(ctx);
  const id = await invoiceWith(ctx, "sent");
  const pay = (amount: number) => recordPayment(ctx, id, { amount, note: "" });
  return { ctx, id, pay };
}

it("marking as unpaid takes back the last payment, and leaves earlier ones", async () => {
  const { ctx, id, pay } = await start();
  const payments = [await pay(200_00), await pay(300_00), await pay(148_49)];
  await markUnpaid(ctx, id);
  const { allocations } = await findInvoice(ctx, id);
  expect(allocations.map(({ paymentId }) => paymentId)).toEqual(payments.slice(0, 2));
});

it("marking as unpaid takes back Skonto with its payment", async () => {
  const { ctx } = await start();
  const id = await invoiceWith(ctx, "sent", { issueDate: "2026-11-20", skonto: [{ percent: 2, days: 10 }] });
  await recordPayment(ctx, id, { amount: 635_52, note: "", skonto: true });
  await markUnpaid(ctx, id);
  expect(await findInvoice(ctx, id)).toMatchObject({ status: "sent", settled: 0, allocations: [] });
});

it("the history says whether an invoice was paid before its payment was taken back", async () => {
  const { ctx } = await start();
  const id = await invoiceWith(ctx, "sent");
  const pay = (amount: number) => recordPayment(ctx, id, { amount, note: "" });
  const [part, rest] = [await pay(200_00), await pay(448_49)];
  for (const payment of [rest, part]) await undoPayment(ctx, payment);
  const [second, first] = await historyOf(ctx, id);
  expect([first?.event, first?.data]).toEqual(["invoice.unpaid", { amount: "44849" }]);
  expect([second?.event, second?.data]).toEqual(["invoice.payment_reversed", { amount: "20000" }]);
});

it("the history of a cancelled invoice says how much money it no longer needs", async () => {
  const { ctx, id, pay } = await start();
  for (const amount of [200_00, 1]) await pay(amount);
  await cancelInvoice(ctx, id);
  const released = (await historyOf(ctx, id)).filter(({ event }) => event === "invoice.payments_released");
  expect(released.map(({ data }) => data)).toEqual([{ amount: "20001" }]);
});

it("programs are told of a payment that is taken back", async () => {
  const { ctx, pay } = await start();
  const events = ["payment.reversed"];
  await createWebhook(ctx, webhookSchema.parse({ url: "https://example.ch/hook", events }));
  const payment = await pay(100_00);
  await undoPayment(ctx, payment);
  const told = await ctx.db.selectFrom("webhook_events").select("type").execute();
  expect(told.map(({ type }) => type)).toContain("payment.reversed");
});
