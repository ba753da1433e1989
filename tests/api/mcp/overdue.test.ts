import { expect, it } from "vitest";
import { createClient } from "#app/features/selling/clients/clients.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { clientInput } from "../../support/invoices/client-input.ts";
import { copyInvoice } from "../../support/invoices/copy-invoice.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { assistant } from "../../support/mcp-client.ts";
import { sendingMember } from "../../support/platform.ts";

/** Sent, for so many francs, payable by that day. */
async function owed(ctx: UserContext, unitPrice: number, dueDate: string, other: object = {}) {
  const items = [{ description: "Konzept", quantity: 1, unitPrice, vatRate: 0 }];
  const input = invoiceInput({ issueDate: "2026-09-01", dueDate, items, ...other });
  const id = await createInvoice(ctx, input);
  await markSent(ctx, id);
  return id;
}

onDatabaseOfDay((open) => {
  it("says what is overdue: per client with days, the one who owes most first", async () => {
    const { call, agreed, ctx } = await assistant({ database: await open() });
    const client = await createClient(ctx, clientInput());
    const { name, email, street, buildingNumber, postalCode, city, country } = client;
    const recipient = { name, email, address: { street, buildingNumber, postalCode, city, country } };
    const newer = await owed(ctx, 100, "2026-11-20", { recipient, clientId: client.id });
    const older = await owed(ctx, 50, "2026-11-01", { recipient, clientId: client.id });
    const single = await owed(ctx, 900, "2026-10-22");
    await owed(ctx, 5000, "2026-11-21");
    await createInvoice(ctx, invoiceInput({ issueDate: "2026-09-01", dueDate: "2026-10-01" }));
    const stranger = await sendingMember(ctx.platform, { email: "stranger@example.ch" });
    await owed(stranger, 7000, "2026-10-01");
    await agreed("record_payment", { invoiceId: older, amount: 20 });

    const { data, text } = await call("list_overdue");
    expect(data).toMatchObject({ today: "2026-11-21", overdueInvoices: 3, overdueAmount: 1030 });
    expect(data).toMatchObject({ overdueClients: 2, has_more: false });
    expect(text).toMatch(/^3 invoices of 2 clients are overdue, CHF\s1'030.00 in all\.$/);
    expect(data.clients).toMatchObject([
      {
        clientId: null,
        name: INVOICE.recipient.name,
        amountDue: 900,
        daysOverdue: 30,
        invoices: [{ id: single, daysOverdue: 30, amountDue: 900 }],
      },
      {
        clientId: client.id,
        name,
        overdueInvoices: 2,
        amountDue: 130,
        oldestDueDate: "2026-11-01",
        daysOverdue: 20,
        invoicesLeftOut: 0,
        invoices: [
          { id: older, dueDate: "2026-11-01", daysOverdue: 20, amountDue: 30 },
          { id: newer, dueDate: "2026-11-20", daysOverdue: 1, amountDue: 100 },
        ],
      },
    ]);
    expect((await call("list_overdue", { limit: 1 })).data).toMatchObject({
      overdueInvoices: 3,
      overdueClients: 2,
      has_more: true,
      clients: [{ amountDue: 900 }],
    });
  });

  it("counts what it does not name, however much is overdue", async () => {
    const { call, ctx } = await assistant({ database: await open() });
    await copyInvoice(ctx, await owed(ctx, 10, "2026-11-01"), 2500);
    const { data } = await call("list_overdue");
    expect(data).toMatchObject({ overdueInvoices: 2501, overdueAmount: 25_010, overdueClients: 1 });
    const [client] = data.clients as { invoices: unknown[]; invoicesLeftOut: number }[];
    expect([client!.invoices.length, client!.invoicesLeftOut]).toEqual([200, 2301]);
    expect((await call("find_invoices", { status: "overdue", limit: 50 })).data.invoices).toHaveLength(50);
  });
});
