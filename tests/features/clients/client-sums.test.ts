import type { InvoiceState } from "#app/features/selling/invoices/fields/invoice.ts";
import { expect, it } from "vitest";
import { clientRows } from "#app/features/money/statements/client-rows.ts";
import { sumsOf } from "#app/features/money/statements/client-sums.server.ts";
import { createClient, listClients } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { onEachDatabase } from "../../support/databases/databases.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { partPayment } from "../../support/invoices/part-payment.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

/** The total of every invoice here, Rappen. */
const TOTAL = 648_49;

onEachDatabase((open) => {
  it("adds up what sent and overdue invoices wait for, less what was paid and not taken back", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const { id } = await createClient(ctx, clientInput());
    await invoiceFor(ctx, id, {});
    await invoiceFor(ctx, id, { state: "cancelled" });
    await invoiceFor(ctx, id, { state: "sent", archived_at: ctx.now.toISOString() });
    const paid = await invoiceFor(ctx, id, { state: "sent", paid_on: ctx.today });
    await partPayment(ctx, paid, { amount: TOTAL });
    expect(await sumsOf(ctx, [id])).toEqual(new Map([[id, { open: { CHF: 0, EUR: 0 }, invoices: 3 }]]));

    await invoiceFor(ctx, id, { state: "sent" });
    const overdue = await invoiceFor(ctx, id, { state: "sent", due_date: "2026-01-31" });
    await partPayment(ctx, overdue, { amount: 100_00 });
    await partPayment(ctx, overdue, { amount: 20_05 });
    await partPayment(ctx, overdue, { amount: 300_00, isReversed: true });
    const open_ = TOTAL + TOTAL - 120_05;
    expect(await sumsOf(ctx, [id])).toEqual(new Map([[id, { open: { CHF: open_, EUR: 0 }, invoices: 5 }]]));
  });

  it("keeps clients apart, and knows those without invoices", async () => {
    const platform = testPlatform(await open());
    const ctx = await member(platform);
    await makePro(ctx);
    const one = await createClient(ctx, clientInput());
    const two = await createClient(ctx, clientInput({ name: "Zweite AG" }));
    const none = await createClient(ctx, clientInput({ name: "Ohne" }));
    await invoiceFor(ctx, one.id, { state: "sent" });
    await invoiceFor(ctx, two.id, { state: "sent" });
    await invoiceFor(ctx, two.id, { state: "sent" });
    const sums = await sumsOf(ctx, [one.id, two.id, none.id]);
    expect(sums).toEqual(
      new Map([
        [one.id, { open: { CHF: TOTAL, EUR: 0 }, invoices: 1 }],
        [two.id, { open: { CHF: 2 * TOTAL, EUR: 0 }, invoices: 2 }],
        [none.id, { open: { CHF: 0, EUR: 0 }, invoices: 0 }],
      ]),
    );
    const rows = clientRows(await listClients(ctx), sums, { locale: "en", role: "owner" });
    expect(rows.map(({ name, open, invoices }) => [name, open, invoices])).toEqual([
      ["Kulturhaus Obertor", "648.49", 1],
      ["Ohne", "", 0],
      ["Zweite AG", "1'296.98", 2],
    ]);
    const other = await member(platform, { email: "other@example.ch" });
    expect(await sumsOf(other, [one.id])).toEqual(
      new Map([[one.id, { open: { CHF: 0, EUR: 0 }, invoices: 0 }]]),
    );
    expect(await sumsOf(ctx, [])).toEqual(new Map());
  });
});

async function invoiceFor(
  ctx: UserContext,
  client_id: string,
  row: { state?: InvoiceState; paid_on?: string; due_date?: string; archived_at?: string },
): Promise<string> {
  const id = await createInvoice(ctx, invoiceInput());
  await ctx.db
    .updateTable("invoices")
    .set({ client_id, ...row })
    .where("id", "=", id)
    .execute();
  return id;
}
