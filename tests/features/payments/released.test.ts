import { expect, it } from "vitest";
import { historyOf } from "#app/features/running/history/history.server.ts";
import { issueCreditNote } from "#app/features/selling/invoices/correcting/issue-credit-note.server.ts";
import { findPayment } from "#app/features/books/ledger/payments.server.ts";
import { importEntries, sentInvoice } from "../../support/bank-files/bookkeeper.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { cancelInvoice, markUnpaid } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { createWebhook } from "#app/features/programs/webhooks/webhooks.server.ts";
import { webhookSchema } from "#app/features/programs/webhooks/webhook.schema.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";
import { eventTypes } from "../../support/event-types.ts";

/** The second row of each invoice here, Rappen. */
const PORTO = 5;

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

it("programs are told of a payment, and that it is taken back", async () => {
  const { ctx, pay } = await start();
  const events = ["payment.received", "payment.reversed"];
  await createWebhook(ctx, webhookSchema.parse({ url: "https://example.ch/hook", events }));
  const payment = await pay(100_00);
  await undoPayment(ctx, payment);
  const types = await eventTypes(ctx);
  expect([types.includes("payment.received"), types.includes("payment.reversed")]).toEqual([true, true]);
});

it("what the bank reported and a person takes back waits again, and no other payment does", async () => {
  const { ctx } = await start();
  const invoices = [await sentInvoice(ctx, 50), await sentInvoice(ctx, 60)];
  const entries = invoices.map(({ reference }, at) => ({
    amount: `${5 + at}0.00`,
    ref: `E${at}`,
    details: [{ reference }],
  }));
  const { results } = await importEntries(ctx, entries);
  const [first = "", second = ""] = results.map(({ payment }) => payment?.id);
  await undoPayment(ctx, first);
  expect(await findPayment(ctx, first)).toMatchObject({ state: "unassigned", reason: "taken_back" });
  expect(await findPayment(ctx, second)).toMatchObject({ state: "booked", reason: "reference" });
});

it.each(["before", "after"])("marking as unpaid leaves what was credited %s the payment", async (when) => {
  const { ctx, id, pay } = await start();
  const credit = () => {
    const items = [{ position: 2, quantity: 1000 }];
    return issueCreditNote(ctx, id, { reason: "x", version: undefined, items });
  };
  if (when === "before") await credit();
  await pay(648_49 - PORTO);
  if (when === "after") await credit();
  expect((await findInvoice(ctx, id)).status).toBe("paid");
  await markUnpaid(ctx, id);
  const { status, allocations } = await findInvoice(ctx, id);
  expect([status, allocations.map(({ kind, amount }) => [kind, amount])]).toEqual([
    "sent",
    [["credit", PORTO]],
  ]);
});
