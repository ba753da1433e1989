import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { assignPayment } from "#app/features/money/payments/review/assign-payment.server.ts";
import { undoPayment } from "#app/features/money/payments/undo-payment.server.ts";
import { insertPayment } from "#app/features/books/ledger/payments.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { importEntries, sentInvoice } from "../../support/bank-files/bookkeeper.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { copyInvoice } from "../../support/invoices/copy-invoice.ts";
import { makePro, member, type TestPlatform, testPlatform } from "../../support/platform.ts";

const [KNOWN, OTHER] = ["CH5604835012345678009", "CH4431999123000889012"];

let files = 0;

async function pay(ctx: UserContext, amount: string, payerIban: string) {
  const entry = { amount, ref: `E${files}`, details: [{ payerIban, payer: { name: "Mama" } }] };
  const { results } = await importEntries(ctx, [entry], { messageId: `MSG-${files++}` });
  return results[0]!.payment!;
}

/** Has paid an invoice from the known account, in a stranger's name. */
async function start(platform?: TestPlatform) {
  const ctx = await member(platform ?? testPlatform(await freshSqlite()));
  await makePro(ctx);
  const { id: clientId } = await createClient(ctx, clientInput());
  const first = await pay(ctx, "100.00", KNOWN);
  await assignPayment(ctx, first.id, (await sentInvoice(ctx, 100, { clientId })).id);
  return { ctx, clientId, first };
}

it("an account from which a client has paid names that client, another account does not", async () => {
  const { ctx, clientId } = await start();
  const { id: invoiceId } = await sentInvoice(ctx, 70, { clientId });
  expect(await pay(ctx, "70.00", OTHER)).toMatchObject({ state: "unassigned", reason: "no_match" });
  expect(await pay(ctx, "70.00", KNOWN)).toMatchObject({
    state: "proposed",
    reason: "payer",
    proposal: [{ invoiceId, kind: "payment", amount: 70_00 }],
  });
});

it("an account whose payment was taken back names nobody", async () => {
  const { ctx, clientId, first } = await start();
  await undoPayment(ctx, first.id);
  await ctx.db.updateTable("payments").set({ client_id: clientId, state: "ignored" }).execute();
  await sentInvoice(ctx, 70, { clientId });
  expect(await pay(ctx, "70.00", KNOWN)).toMatchObject({ reason: "no_match" });
});

it("an account from which the clients of others pay still names the own client", async () => {
  const platform = testPlatform(await freshSqlite());
  const other = await member(platform, { email: "other@example.ch" });
  await makePro(other);
  for (const name of ["Anna", "Beat", "Cora", "Dora", "Emil"]) {
    const { id: client_id } = await createClient(other, clientInput({ name }));
    const payment = {
      state: "booked",
      source: "bank",
      amount: 1_00,
      paid_on: other.today,
      payer_iban: KNOWN,
      client_id,
    } as const;
    await other.transaction((ctx) => insertPayment(ctx, payment));
  }
  const { ctx, clientId } = await start(platform);
  await sentInvoice(ctx, 70, { clientId });
  expect(await pay(ctx, "70.00", KNOWN)).toMatchObject({ reason: "payer" });
});

it("each of the clients that pay from one account is known, beside money that is of no client", async () => {
  const ctx = await member(testPlatform(await freshSqlite()));
  await makePro(ctx);
  const { id: ofNobody } = await pay(ctx, "1.00", KNOWN);
  await ctx.db.updateTable("payments").set({ state: "booked" }).where("id", "=", ofNobody).execute();
  const clients: string[] = [];
  for (const name of ["Anna", "Beat", "Cora", "Dora", "Emil"]) {
    const { id: clientId } = await createClient(ctx, clientInput({ name }));
    const { id } = await pay(ctx, "2.00", KNOWN);
    await assignPayment(ctx, id, (await sentInvoice(ctx, 2, { clientId })).id);
    clients.push(clientId);
  }
  for (const [index, clientId] of clients.entries()) {
    const { id: invoiceId } = await sentInvoice(ctx, 70 + index, { clientId });
    const payment = await pay(ctx, `${70 + index}.00`, KNOWN);
    expect(payment).toMatchObject({ reason: "payer", proposal: [{ invoiceId }] });
  }
});

it("the twenty oldest open invoices of a payer are looked at", async () => {
  const { ctx, clientId } = await start();
  const { id } = await sentInvoice(ctx, 70, { clientId, dueDate: "2026-12-01" });
  await copyInvoice(ctx, id, 18);
  const owing = (francs: number, dueDate: string) => sentInvoice(ctx, francs, { clientId, dueDate });
  await owing(81, "2026-12-02");
  await owing(82, "2026-12-03");
  expect(await pay(ctx, "81.00", KNOWN)).toMatchObject({ reason: "payer" });
  expect(await pay(ctx, "82.00", KNOWN)).toMatchObject({ reason: "no_match" });
});

it("invoices that are paid take no place among those twenty", async () => {
  const { ctx, clientId } = await start();
  const { id } = await sentInvoice(ctx, 70, { clientId, dueDate: "2026-12-01" });
  await copyInvoice(ctx, id, 20);
  await ctx.db
    .updateTable("invoices")
    .set({ paid_on: ctx.today, settled: 70_00 })
    .where("total", "=", 70_00)
    .execute();
  await sentInvoice(ctx, 81, { clientId, dueDate: "2026-12-02" });
  expect(await pay(ctx, "81.00", KNOWN)).toMatchObject({ reason: "payer" });
});

it("an invoice of another client is not proposed for a known account", async () => {
  const { ctx } = await start();
  const { id: clientId } = await createClient(ctx, clientInput({ name: "Jemand" }));
  await sentInvoice(ctx, 70, { clientId });
  expect(await pay(ctx, "70.00", KNOWN)).toMatchObject({ reason: "no_match" });
});
