import { sql } from "kysely";
import { expect, it } from "vitest";
import { ITEMS } from "#app/features/front/exports/kinds/invoice-rows.server.ts";
import { INVOICES } from "#app/features/front/exports/kinds/invoices.server.ts";
import { presetFields } from "#app/features/front/imports/mapping/presets.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { duplicateInvoice } from "#app/features/selling/invoices/duplicate-invoice.server.ts";
import { contentLines, eachLine } from "#app/features/selling/invoices/fields/content-lines.ts";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { readInvoiceForm } from "#app/features/selling/invoices/form/invoice-form.ts";
import { invoiceFormValues } from "#app/features/selling/invoices/form/invoice-form-values.ts";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { invoiceJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { listInvoices } from "#app/features/selling/invoices/list/list-invoices.server.ts";
import { saveAsTemplate } from "#app/features/selling/templates/save-as-template.server.ts";
import { startFromTemplate } from "#app/features/selling/templates/start-from-template.server.ts";
import { namesOf, searchedOf, type ValuesOf } from "#app/platform/forms/field-record.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { freshSqlite, onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { drawInvoice } from "../../../support/invoices/draw-invoice.ts";
import { invoiceDocument } from "../../../support/invoices/invoice-document.ts";
import { INVOICE, invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { allowEur, makePro, member, testPlatform } from "../../../support/platform.ts";
import { textsOf } from "../../../support/read/locale-texts.ts";
import { readPdf } from "../../../support/read/read-pdf.ts";

/** The content as it is stored; the form and JSON say some of it in another way. */
const CONTENT: ValuesOf<typeof contentFields> = {
  ...eachLine((name) => `Mein ${name}`),
  currency: "EUR",
  notes: "Mein notes",
  invoiceDiscount: "5% Mein invoiceDiscount",
  skonto: "2:10;1.5:20",
  pricesIncludeVat: 1,
  slip: "donation",
};
const { notes, invoiceDiscount } = CONTENT;
const TEXTS = { ...eachLine((name) => CONTENT[name]), notes };
const FORM = {
  ...TEXTS,
  currency: "EUR",
  discount: invoiceDiscount,
  skonto: "2% 10; 1.5% 20",
  pricesIncludeVat: "on",
  slip: "donation",
};
const JSON_CONTENT = {
  ...TEXTS,
  currency: "EUR",
  discount: { percent: 5, label: "Mein invoiceDiscount" },
  skonto: [
    { percent: 2, days: 10 },
    { percent: 1.5, days: 20 },
  ],
  pricesIncludeVat: true,
  slip: "donation",
};
const DETAILS = "Mein details\nauf zwei Zeilen";
const ROW = { description: "Buch", quantity: 2, unitPrice: 59, vatRate: 2.6 };

onDatabaseOfDay((open) => {
  it("all content of an invoice is kept, shown in form and JSON, copied and found", async () => {
    const ctx = await member(testPlatform(await open()));
    await makePro(ctx);
    await allowEur(ctx);
    const items = [{ ...ROW, discount: { amount: 9, label: "Mein Rabatt" }, details: DETAILS }];
    const id = await createInvoice(ctx, invoiceInput({ ...JSON_CONTENT, items }));
    const invoice = await findInvoice(ctx, id);
    expect(invoiceJson(invoice)).toMatchObject({ ...JSON_CONTENT, items });
    const values = invoiceFormValues(invoice);
    expect(values).toMatchObject({ ...FORM, items: [{ discount: "9.00 Mein Rabatt", details: DETAILS }] });
    expect(readInvoiceForm(FORM)).toEqual(FORM);
    const fromForm = invoiceSchema.parse({ ...INVOICE, ...readInvoiceForm(FORM), items: values.items });
    expect(fromForm).toMatchObject({
      ...CONTENT,
      items: [{ discount: "9.00 Mein Rabatt", details: DETAILS, total: 109_00 }],
    });
    const copy = await findInvoice(ctx, await duplicateInvoice(ctx, id));
    expect(copy).toMatchObject({ ...CONTENT, items: invoice.items, total: invoice.total });
    const template = await saveAsTemplate(ctx, id, "Vorlage");
    expect(await startFromTemplate(ctx, template)).toMatchObject({
      ...FORM,
      items: [{ discount: "9.00 Mein Rabatt", details: DETAILS }],
    });
    for (const search of [...searchedOf(contentFields, CONTENT), "mein details"])
      expect((await listInvoices(ctx, { search })).total, search).toBe(2);
  });
});

it("all content of an invoice is printed", async () => {
  const pages = readPdf(await drawInvoice(invoiceDocument(CONTENT)));
  const missing = Object.entries(TEXTS).filter(([, text]) => !pages[0]!.text.includes(text));
  expect(missing.map(([name]) => `${name} has no place on paper`)).toEqual([]);
  for (const text of ["Mein invoiceDiscount 5 %", "2 % Skonto", "1.5 % Skonto", "Preis inkl. MWST"])
    expect(pages[0]!.text.replaceAll("\u00a0", " ")).toContain(text);
});

it("every field of an invoice has its columns, and its texts in every language", async () => {
  const { db } = await freshSqlite();
  const columns = (table: string) =>
    sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(db);
  const missing: string[] = [];
  for (const [key, column] of namesOf(contentFields, "column"))
    for (const table of ["invoices", "templates"])
      if (!(await columns(table)).rows.some(({ name }) => name === column))
        missing.push(`${key} has no column ${column} in ${table}`);
  for (const locale of LOCALES) {
    const texts = textsOf(locale);
    for (const [key, { label }] of Object.entries(contentLines))
      for (const wanted of new Set([label, `invoices:field.${key}`]))
        if (!texts.has(wanted)) missing.push(`${key} has no text ${wanted} in ${locale}`);
  }
  expect(missing).toEqual([]);
});

it.each(LOCALES)("every field that an export in %s has is known again in an import", (locale) => {
  const t = translator(locale);
  const headings = INVOICES.columns.map(({ label }) => t([label]));
  const known = presetFields("invoices", headings);
  expect(headings.filter((_, index) => !known[index])).toEqual([t("exports:column.reminded")]);
});

it.each(LOCALES)("every column of rows that an export in %s has is known again in an import", (locale) => {
  const t = translator(locale);
  const headings = ITEMS.columns.map(({ label }) => t([label]));
  const known = presetFields("invoices", headings);
  expect(headings.filter((_, index) => !known[index])).toEqual([t("exports:column.position")]);
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
