import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { settleFromCredit } from "#app/features/money/payments/client-credit.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { recordRefund } from "#app/features/money/payments/refunds/record-refund.server.ts";
import { freshSqlite } from "../../support/databases/databases.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { allowEur, makePro, member, testPlatform } from "../../support/platform.ts";

/** The total of every invoice here but free ones, Rappen. */
const TOTAL = 648_49;

const FREE = { items: [{ description: "Muster", quantity: 1, unitPrice: 0, vatRate: 0 }] };

async function start() {
  const ctx = await member(testPlatform(await freshSqlite()));
  await makePro(ctx);
  const { id: clientId } = await createClient(ctx, clientInput());
  const invoice = (overrides = {}) => invoiceWith(ctx, "sent", { clientId, ...overrides });
  const paidBeyond = async (credit: number) =>
    recordPayment(ctx, await invoice(), { amount: TOTAL + credit, note: "" });
  const settledBy = async (id: string) =>
    (await findInvoice(ctx, id)).allocations.map(({ paymentId, amount }) => [paymentId, amount]);
  return { ctx, invoice, paidBeyond, settledBy };
}

it("a payment that was paid back is passed over, and the last Rappen of another one used", async () => {
  const { ctx, invoice, paidBeyond, settledBy } = await start();
  await recordRefund(ctx, await paidBeyond(50_00), { note: "" });
  const other = await paidBeyond(1);
  const id = await invoice();
  await settleFromCredit(ctx, id);
  expect(await settledBy(id)).toEqual([[other, 1]]);
});

it("of two payments the older one is used first, and no more than is owed", async () => {
  const { ctx, invoice, paidBeyond, settledBy } = await start();
  const [first, second] = [await paidBeyond(TOTAL + 1), await paidBeyond(TOTAL)];
  const ids = [await invoice(), await invoice()];
  for (const id of ids) await settleFromCredit(ctx, id);
  expect(await settledBy(ids[0]!)).toEqual([[first, TOTAL]]);
  expect(await settledBy(ids[1]!)).toEqual([
    [first, 1],
    [second, TOTAL - 1],
  ]);
});

it("an invoice that owes nothing takes no credit", async () => {
  const { ctx, invoice, paidBeyond, settledBy } = await start();
  await paidBeyond(50_00);
  const id = await invoice(FREE);
  await expect(settleFromCredit(ctx, id)).rejects.toMatchObject({ code: "payment.none_open" });
  expect(await settledBy(id)).toEqual([]);
});

it("credit in CHF pays no invoice in EUR", async () => {
  const { ctx, invoice, paidBeyond, settledBy } = await start();
  await paidBeyond(50_00);
  await allowEur(ctx);
  const id = await invoice({ currency: "EUR" });
  await expect(settleFromCredit(ctx, id)).rejects.toMatchObject({ code: "payment.none_open" });
  expect(await settledBy(id)).toEqual([]);
});
