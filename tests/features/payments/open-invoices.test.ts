import { expect, it } from "vitest";
import { openInvoicesFor } from "#app/features/money/payments/review/open-invoices.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { INVOICE } from "../../support/invoices/invoice-input.ts";
import { invoiceWith } from "../../support/invoices/invoice-with.ts";
import { makePro, member, testPlatform } from "../../support/platform.ts";

onDatabaseOfDay((open) => {
  it("offers open invoices for a payment, and written-off ones when they are searched for", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const recipient = { ...INVOICE.recipient, name: "Zbinden AG" };
    const sent = await invoiceWith(ctx, "sent", { recipient });
    const lost = await invoiceWith(ctx, "written_off", { recipient });
    for (const status of ["draft", "paid", "cancelled"] as const)
      await invoiceWith(ctx, status, { recipient });
    const payment = { amount: 648_49, payerName: "", reference: "" };
    const found = async (search: string) =>
      (await openInvoicesFor(ctx, payment, search)).map(({ id, due }) => [id, due]);
    expect(await found("")).toEqual([[sent, 648_49]]);
    const both = [
      [sent, 648_49],
      [lost, 648_49],
    ];
    expect((await found("zbinden")).toSorted()).toEqual(both.toSorted());
    const { number } = await findInvoice(ctx, lost);
    expect(await found(number)).toEqual([[lost, 648_49]]);
    expect(await found("nobody")).toEqual([]);
  });
});
