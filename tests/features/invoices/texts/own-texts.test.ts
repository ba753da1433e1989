import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { blankInvoiceForm } from "#app/features/selling/invoices/form/invoice-draft.ts";
import { findIssuer } from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { findOwnSender } from "#app/features/selling/invoices/document/own-sender.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { findInvoiceLetters } from "#app/features/selling/invoices/sending/letter-language.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { ownTextsSchema } from "#app/features/selling/invoices/texts/own-texts.schema.ts";
import { withTexts } from "#app/features/selling/invoices/texts/filled-texts.ts";
import { findOwnTexts, saveOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { attachedSheets } from "#app/features/selling/invoices/sending/sheets.server.ts";
import { businessData } from "#app/features/front/exports/my-data/account-data.server.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../../support/platform.ts";

const NONE = { termDays: "30", de: {}, fr: {}, it: {}, en: {} };

const OWN = {
  ...NONE,
  termDays: "10",
  de: {
    subject: "{number} von {company}",
    message: "{name} schuldet {amount} bis {dueDate}.",
    notes: "Danke.",
    footer: "Mitglied im Verband",
  },
  fr: { notes: "Merci.", footer: "Membre de l’association" },
};

onDatabaseOfDay((open) => {
  it("start as the product's, with 30 days", async () => {
    const ctx = await sendingMember(testPlatform(await open()));
    const nothing = { subject: "", message: "", notes: "", footer: "", offerTerms: "" };
    expect(await findOwnTexts(ctx)).toEqual({
      termDays: 30,
      de: nothing,
      fr: nothing,
      it: nothing,
      en: nothing,
      countries: [],
    });
  });

  it("fill in each invoice's facts, in the language that has them; others keep the product's words", async () => {
    const ctx = await withTexts();
    const id = await createInvoice(ctx, invoiceInput({ language: "de" }));
    const letters = await findInvoiceLetters(ctx, await findInvoice(ctx, id));
    expect(letters.de).toMatchObject({
      subject: "INV-2026-0001 von Anna Muster",
      message: "Šárka Łącka-Ğül schuldet CHF\u00a0648.49 bis 01.12.2026.",
    });
    expect(letters.fr.subject).toBe("Facture INV-2026-0001 de Anna Muster");
    await sendInvoice(ctx, id, sendInvoiceSchema.parse({}));
    const { message } = await ctx.db.selectFrom("deliveries").select("message").executeTakeFirstOrThrow();
    expect(message).toBe(`Guten Tag\n\n${letters.de.message}`);
  });

  it("set the due date of new invoices that name none, and start the form with remarks in its language", async () => {
    const ctx = await withTexts();
    const texts = await findOwnTexts(ctx);
    const id = await createInvoice(ctx, invoiceInput());
    expect(await findInvoice(ctx, id)).toMatchObject({ issueDate: "2026-11-21", dueDate: "2026-12-01" });
    const named = await createInvoice(ctx, invoiceInput({ dueDate: "2026-12-24" }));
    expect(await findInvoice(ctx, named)).toMatchObject({ dueDate: "2026-12-24" });
    const { sender } = await findOwnSender(ctx);
    expect(blankInvoiceForm("2026-11-21", sender, { language: "fr", texts })).toMatchObject({
      dueDate: "2026-12-01",
      notes: "Merci.",
    });
    expect((await findIssuer(ctx)).termDays).toBe(10);
  });

  it("print the footer of each language, which an invoice keeps as it was when it was written", async () => {
    const ctx = await withTexts();
    const id = await createInvoice(ctx, invoiceInput());
    await saveOwnTexts(ctx, ownTextsSchema.parse(NONE));
    const sheets = attachedSheets(await findInvoice(ctx, id), ctx.today);
    expect([sheets.de.footer, sheets.fr.footer, sheets.it.footer]).toEqual([
      ...["Mitglied im Verband", "Membre de l’association", ""],
    ]);
    const later = await createInvoice(ctx, invoiceInput());
    expect((await findInvoice(ctx, later)).design).not.toHaveProperty("footers");
  });

  it("are in the download of all data", async () => {
    const ctx = await withTexts();
    expect((await businessData(ctx)).business.texts).toMatchObject({ termDays: 10, de: { notes: "Danke." } });
  });

  async function withTexts() {
    const ctx = await sendingMember(testPlatform(await open()));
    await saveOwnTexts(ctx, ownTextsSchema.parse(OWN));
    return ctx;
  }
});

it("refuse a placeholder that nothing is filled in for, a term that is none, and texts that are too long", () => {
  const parsed = ownTextsSchema.safeParse({
    ...NONE,
    termDays: "0",
    de: { subject: "Rechnung {nummer}", message: "{amount} {Betrag} { }", footer: "x".repeat(201) },
    it: { message: "Senza segnaposto: 5 } o { 6" },
  });
  const errors = fieldErrorsOf(parsed.error!);
  const known = "{number}, {amount}, {dueDate}, {name}, {company}";
  expect(errors).toEqual([
    { field: "termDays", code: "field.measure", params: { min: 1, max: 365 } },
    { field: "de.subject", code: "field.placeholder", params: { placeholder: "{nummer}", known } },
    { field: "de.message", code: "field.placeholder", params: { placeholder: "{Betrag}", known } },
    { field: "de.footer", code: "field.too_long", params: { max: 200 } },
  ]);
});

it("placeholders are filled in the text of a row, and not in its unit", () => {
  const row = { description: "Miete {month}", unit: "{month}", quantity: 1 };
  const filled = withTexts({ subject: "{month}", notes: "", items: [row] }, (text) =>
    text.replaceAll("{month}", "Mai"),
  );
  expect(filled).toEqual({
    subject: "Mai",
    notes: "",
    items: [{ description: "Miete Mai", unit: "{month}", quantity: 1 }],
  });
});
