import { expect, it } from "vitest";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { firstPreview } from "#app/features/selling/invoices/preview/preview-form.server.ts";
import { findInvoiceLetters } from "#app/features/selling/invoices/sending/letter-language.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { textsFor } from "#app/features/selling/invoices/texts/country-texts.ts";
import { countryTextsSchema, ownTextsSchema } from "#app/features/selling/invoices/texts/own-texts.schema.ts";
import {
  findOwnTexts,
  saveCountryTexts,
  saveOwnTexts,
} from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { businessData } from "#app/features/front/exports/my-data/account-data.server.ts";
import { onDatabaseOfDay } from "../../../support/databases/databases.ts";
import { invoiceInput } from "../../../support/invoices/invoice-input.ts";
import { sendingMember, testPlatform } from "../../../support/platform.ts";

const OWN = {
  termDays: "30",
  de: { subject: "Rechnung {number}", footer: "Mitglied im Verband" },
  fr: { footer: "Membre de l’association" },
  it: {},
  en: {},
};

const GERMANY = { country: "DE", language: "de", message: "Ohne Schweizer MWST.", footer: "Reverse Charge" };

const billed = invoiceInput().recipient;
const inCountry = (country: string) => ({
  ...billed,
  address: { ...billed.address, country },
});

onDatabaseOfDay((open) => {
  it("stand in invoice and e-mail to a client of that country, in that language alone", async () => {
    const ctx = await withTexts();
    const id = await createInvoice(ctx, invoiceInput({ language: "de", recipient: inCountry("DE") }));
    const invoice = await findInvoice(ctx, id);
    expect(invoice.design.footers).toMatchObject({ de: "Reverse Charge", fr: "Membre de l’association" });
    const { de, fr } = await findInvoiceLetters(ctx, invoice);
    expect(de).toMatchObject({ subject: "Rechnung INV-2026-0001", message: "Ohne Schweizer MWST." });
    expect(fr.message).not.toContain("MWST");
    await sendInvoice(ctx, id, sendInvoiceSchema.parse({}));
    const { message } = await ctx.db.selectFrom("deliveries").select("message").executeTakeFirstOrThrow();
    expect(message).toContain("Ohne Schweizer MWST.");
  });

  it("leave clients of other countries the usual ones", async () => {
    const ctx = await withTexts();
    const id = await createInvoice(ctx, invoiceInput({ language: "de", recipient: inCountry("AT") }));
    const invoice = await findInvoice(ctx, id);
    expect(invoice.design.footers).toMatchObject({ de: "Mitglied im Verband" });
    expect((await findInvoiceLetters(ctx, invoice)).de.message).not.toContain("MWST");
  });

  it("are in the preview as soon as the country is typed", async () => {
    const ctx = await withTexts();
    const footerOf = async (country: string) =>
      (await firstPreview(ctx, { language: "de", clientCountry: country })).sheet.footer;
    expect(await footerOf("CH")).toBe("Mitglied im Verband");
    expect(await footerOf("DE")).toBe("Reverse Charge");
  });

  it("stay when the texts of all languages are saved, and are in the download of all data", async () => {
    const ctx = await withTexts();
    await saveOwnTexts(ctx, ownTextsSchema.parse({ ...OWN, termDays: "20" }));
    const { texts } = (await businessData(ctx)).business;
    expect(texts).toMatchObject({ termDays: 20, countries: [{ ...GERMANY, subject: "" }] });
  });

  it("are changed, moved, and with nothing left removed; never written over unseen", async () => {
    const ctx = await withTexts();
    const save = (input: object) => saveCountryTexts(ctx, countryTextsSchema.parse(input));
    await expect(save({ ...GERMANY, footer: "Anderes" })).rejects.toMatchObject({
      fields: [{ field: "country", code: "field.texts_taken" }],
    });
    expect(await save({ ...GERMANY, footer: "Anderes", replaces: "DE-de" })).toBe(true);
    expect(await save({ ...GERMANY, country: "AT", replaces: "DE-de" })).toBe(true);
    await save({ ...GERMANY, language: "fr" });
    const named = async () =>
      (await findOwnTexts(ctx)).countries.map(({ country, language }) => [country, language]);
    expect(await named()).toEqual([
      ["AT", "de"],
      ["DE", "fr"],
    ]);
    expect(await save({ country: "AT", language: "de", replaces: "AT-de" })).toBe(false);
    expect(await named()).toEqual([["DE", "fr"]]);
  });

  it("an address without a country is a Swiss one", async () => {
    const ctx = await withTexts();
    await saveCountryTexts(ctx, countryTextsSchema.parse({ ...GERMANY, country: "CH", footer: "Inland" }));
    const texts = await findOwnTexts(ctx);
    expect(textsFor(texts, { country: "", language: "de" }).footer).toBe("Inland");
  });

  it("a text that a country has not is that of the language", async () => {
    const ctx = await withTexts();
    const abroad = { country: "FR", language: "fr", subject: "", message: "Hors TVA.", footer: "" };
    await saveCountryTexts(ctx, countryTextsSchema.parse(abroad));
    const texts = textsFor(await findOwnTexts(ctx), { country: "FR", language: "fr" });
    expect(texts).toMatchObject({ message: "Hors TVA.", footer: "Membre de l’association" });
  });

  async function withTexts() {
    const ctx = await sendingMember(testPlatform(await open()));
    await saveOwnTexts(ctx, ownTextsSchema.parse(OWN));
    await saveCountryTexts(ctx, countryTextsSchema.parse(GERMANY));
    return ctx;
  }
});
