import { expect, it } from "vitest";
import { findStats } from "#app/features/front/dashboard/stats.server.ts";
import { INVOICE_STATUSES } from "#app/features/selling/invoices/fields/invoice.ts";
import { invoiceListRows } from "#app/features/selling/invoices/list/invoice-rows.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { cancelInvoice } from "#app/features/selling/invoices/settling/change-status.server.ts";
import { recordPayment } from "#app/features/money/payments/record-payment.server.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { invoiceWith } from "../../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";

onEachDatabase((open) => {
  it("lists what asks for the rest of its amount, sent or overdue, and nothing else", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    for (const status of INVOICE_STATUSES) await invoiceWith(ctx, status);
    const partly = [await invoiceWith(ctx, "sent"), await invoiceWith(ctx, "overdue")];
    const cancelled = await invoiceWith(ctx, "sent");
    for (const id of [...partly, cancelled]) await recordPayment(ctx, id, { amount: 200_00, note: "" });
    await cancelInvoice(ctx, cancelled);
    const found = await listInvoices(ctx, { paid: "partly" });
    expect(found.invoices.map(({ id }) => id).toSorted()).toEqual(partly.toSorted());
    expect((await findStats(ctx)).partlyPaid).toBe(2);
    expect((await listInvoices(ctx, { paid: "partly", status: "overdue" })).total).toBe(1);
    const rows = invoiceListRows((await listInvoices(ctx, { limit: 100 })).invoices, "en");
    const shown = rows.filter(({ paidPart }) => paidPart !== "");
    expect(shown.map(({ id, paidPart, total }) => [id, paidPart, total]).toSorted()).toEqual(
      partly.map((id) => [id, "CHF\u00a0200.00", "648.49"]).toSorted(),
    );
  });
});
