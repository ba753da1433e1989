import { expect, it } from "vitest";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { slipFor } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { member, testPlatform } from "../../support/platform.ts";

const { recipient } = INVOICE;

function forAddress(address: Record<string, string>) {
  return invoiceInput({ recipient: { ...recipient, address: { ...recipient.address, ...address } } });
}

/** A draft as an earlier version of the product may have left it. */
async function storePostalCode(ctx: UserContext, id: string, postalCode: string): Promise<void> {
  const { recipient } = await findInvoice(ctx, id);
  await ctx.db
    .updateTable("invoices")
    .set({ recipient: JSON.stringify({ ...recipient, postalCode, country: "DE" }) })
    .where("id", "=", id)
    .execute();
}

onDatabaseOfDay((fresh) => {
  it("a German client typed with D-79761 stands on the slip", async () => {
    const ctx = await member(testPlatform(await fresh()));
    const input = forAddress({ postalCode: "D-79761", city: "Waldshut", country: "DE" });
    const invoice = await findInvoice(ctx, await createInvoice(ctx, input));
    expect(slipFor({ ...invoice, isCopy: false, mark: null })?.debtor).toMatchObject({
      postalCode: "79761",
      country: "DE",
    });
  });

  it("an older draft's own prefix is left out of the slip", async () => {
    const ctx = await member(testPlatform(await fresh()));
    const id = await createInvoice(ctx, invoiceInput());
    await storePostalCode(ctx, id, "D-79761");
    const invoice = await findInvoice(ctx, id);
    expect(slipFor({ ...invoice, isCopy: false, mark: null })?.debtor).toMatchObject({ postalCode: "79761" });
  });

  it("an older draft whose client no slip can name is not issued", async () => {
    const ctx = await member(testPlatform(await fresh()));
    const id = await createInvoice(ctx, invoiceInput());
    await storePostalCode(ctx, id, "CH-8400");
    await expect(markSent(ctx, id)).rejects.toMatchObject({
      code: "invoice.slip_refused",
    });
    expect(await findInvoice(ctx, id)).toMatchObject({ status: "draft" });
  });
});
