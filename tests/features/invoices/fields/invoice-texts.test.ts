import { expect, it } from "vitest";
import { INVOICE_COLUMNS } from "#app/features/exports/data-columns.ts";
import { presetFields } from "#app/features/imports/mapping/presets.server.ts";
import { createInvoice } from "#app/features/invoices/create-invoice.server.ts";
import { duplicateInvoice } from "#app/features/invoices/duplicate-invoice.server.ts";
import { contentFields } from "#app/features/invoices/fields/invoice-fields.ts";
import { readInvoiceForm } from "#app/features/invoices/form/invoice-form.ts";
import { invoiceFormValues } from "#app/features/invoices/form/invoice-form-values.ts";
import { invoiceJson } from "#app/features/invoices/invoice-json.ts";
import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { listInvoices } from "#app/features/invoices/list/list-invoices.server.ts";
import { saveAsTemplate } from "#app/features/templates/save-as-template.server.ts";
import { startFromTemplate } from "#app/features/templates/start-from-template.server.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { onEachDatabase } from "../../../support/databases/databases.ts";
import { drawInvoice } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument } from "../../../support/invoices/invoice-document.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { makePro, member, testPlatform } from "../../../support/platform.ts";
import { readPdf } from "../../../support/read/read-pdf.ts";

const TEXTS = Object.fromEntries(Object.keys(contentFields).map((name) => [name, `Mein ${name}`]));

onEachDatabase((open) => {
  it("every text of an invoice is kept, shown in form and JSON, copied and found", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    const id = await createInvoice(ctx, invoiceInput(TEXTS));
    const invoice = await findInvoice(ctx, id);
    expect(invoiceJson(invoice)).toMatchObject(TEXTS);
    expect(invoiceFormValues(invoice)).toMatchObject(TEXTS);
    expect(readInvoiceForm(TEXTS)).toEqual(TEXTS);
    expect(await findInvoice(ctx, await duplicateInvoice(ctx, id))).toMatchObject(TEXTS);
    const template = await saveAsTemplate(ctx, id, "Vorlage");
    expect(await startFromTemplate(ctx, template)).toMatchObject(TEXTS);
    for (const search of ["mein purchaseorder", "mein notes"])
      expect((await listInvoices(ctx, { search })).total, search).toBe(2);
  });
});

it("every text of an invoice is printed", async () => {
  const pages = readPdf(await drawInvoice(invoiceDocument(TEXTS)));
  for (const text of Object.values(TEXTS)) expect(pages[0]!.text).toContain(text);
});

it.each(LOCALES)("every field that an export in %s has is known again in an import", (locale) => {
  const t = translator(locale);
  const headings = INVOICE_COLUMNS.map(({ label }) => t(label));
  const known = presetFields("invoices", headings);
  expect(headings.filter((_, index) => !known[index])).toEqual([t("exports:column.open")]);
});

it.each([
  ["PO number", "Bestellung", "Bon de commande", "Ordine"],
  ["Your order", "Ihre Bestellung", "Votre commande", "Vostro ordine"],
])("an import takes the order number of other programs: %s, %s, %s, %s", (...headings) => {
  for (const heading of headings) expect(presetFields("invoices", [heading])).toEqual(["purchaseOrder"]);
});

it.each([
  ["postalCode", ["Postleitzahl", "Postal code", "Code postal", "Numero postale"]],
  ["notes", ["Notizen", "Note"]],
  ["total", ["Gesamt CHF", "Montant total CHF"]],
  ["lineTotal", ["Line total CHF", "Montant de la ligne CHF", "Importo della riga CHF"]],
  ["issueDate", ["Issue date", "Date de facture"]],
  ["paidOn", ["Payé le", "Pagato il"]],
  ["iban", ["Creditor IBAN", "IBAN des Empfängers", "IBAN du bénéficiaire", "IBAN del beneficiario"]],
  ["referenceType", ["Referenzart"]],
])("an import knows the headings that earlier exports had for %s", (field, headings) => {
  for (const heading of headings) expect(presetFields("invoices", [heading]), heading).toEqual([field]);
});
