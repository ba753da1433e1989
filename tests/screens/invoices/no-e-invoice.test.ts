import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { visitAsSender } from "../../support/browsing.ts";
import { INVOICE, invoiceInput } from "../../support/invoices/invoice-input.ts";
import { pageOf } from "../../support/read/page.ts";

const ADDRESS = { ...INVOICE.recipient.address, country: "DE", postalCode: "79098", city: "Freiburg" };
const RECIPIENT = { ...INVOICE.recipient, address: ADDRESS };

it("a paper without the e-invoice that the settings ask for says why, and where that is mended", async () => {
  const { browser, ctx } = await visitAsSender();
  const id = await createInvoice(ctx, invoiceInput({ recipient: RECIPIENT }));
  const textOf = async (id: string) => (await pageOf(browser.get(`/invoice/${id}`))).text;
  const why = "It charges VAT, but the sender has no VAT number.";
  const draft = await pageOf(browser.get(`/invoice/${id}`));
  expect(draft.text).toContain(`As this document is, it can hold none. ${why}`);
  expect(draft.html).toContain('href="/profile/business"');
  await markSent(ctx, id);
  expect(await textOf(id)).toContain(`holds none, and stays as it was issued. ${why}`);
  const home = await createInvoice(ctx, invoiceInput({}));
  expect(await textOf(home)).not.toContain("ask for an e-invoice");
  await ctx.db.updateTable("businesses").set({ e_invoices: "all" }).execute();
  expect(await textOf(home)).toContain("can hold none");
});

it("a paper that was issued before the settings asked for an e-invoice says so", async () => {
  const { browser, ctx } = await visitAsSender();
  await ctx.db
    .updateTable("businesses")
    .set({ vat_number: "CHE-123.456.788 MWST", e_invoices: "off" })
    .execute();
  const id = await createInvoice(ctx, invoiceInput({}));
  await markSent(ctx, id);
  await ctx.db.updateTable("businesses").set({ e_invoices: "all" }).execute();
  const textOf = async () => (await pageOf(browser.get(`/invoice/${id}`))).text;
  expect(await textOf()).toContain("was issued without one and stays");
  await ctx.db.deleteFrom("invoice_pdfs").execute();
  expect(await textOf(), "one that was issued elsewhere").not.toContain("ask for an e-invoice");
});
