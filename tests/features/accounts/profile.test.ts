import { expect, it } from "vitest";
import { profileSchema } from "#app/features/people/accounts/account.schema.ts";
import { findProfile, updateProfile } from "#app/features/people/accounts/profile.server.ts";
import { createInvoice } from "#app/features/selling/invoices/create-invoice.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { fieldErrorsOf } from "#app/platform/forms/field-errors.server.ts";
import { onDatabaseOfDay } from "../../support/databases/databases.ts";
import { giveAccount } from "../../support/money/give-account.ts";
import { invoiceInput } from "../../support/invoices/invoice-input.ts";
import { member, testPlatform } from "../../support/platform.ts";

const NEW = {
  firstName: "Annette",
  lastName: "Moser",
  phone: "079 123 45 67",
  companyName: "Moser Grafik",
  vatNumber: "CHE-123.456.788 MWST",
  iban: "CH58 0079 1123 0008 8901 2",
  qrIban: "CH44 3199 9123 0008 8901 2",
  address: { street: "Weg", buildingNumber: "3", postalCode: "3012", city: "Bern", country: "Schweiz" },
  preferredLanguage: "de",
  marketingOptIn: true,
};

onDatabaseOfDay((open) => {
  async function owner(overrides: Record<string, unknown> = {}) {
    const ctx = await member(testPlatform(await open()), overrides);
    await giveAccount(ctx, NEW);
    return ctx;
  }

  it("keeps person and business", async () => {
    const ctx = await owner();
    await updateProfile(ctx, profileSchema.parse(NEW));
    expect(await findProfile(ctx)).toMatchObject({
      email: "anna@example.ch",
      firstName: "Annette",
      lastName: "Moser",
      phone: "+41791234567",
      language: "de",
      marketingOptIn: true,
      business: {
        companyName: "Moser Grafik",
        vatNumber: "CHE-123.456.788",
        iban: "CH5800791123000889012",
        qrIban: "CH4431999123000889012",
        street: "Weg",
        city: "Bern",
        country: "CH",
      },
    });
  });

  it("leaves the language alone when none is given", async () => {
    const ctx = await owner({ preferredLanguage: "fr" });
    await updateProfile(ctx, profileSchema.parse({ ...NEW, preferredLanguage: undefined }));
    expect((await findProfile(ctx)).language).toBe("fr");
  });

  it("keeps how totals are rounded and credit notes numbered, on Free too, until they are sent again", async () => {
    const ctx = await owner();
    const settings = async () => {
      const { creditNotePrefix, roundsToFive } = (await findProfile(ctx)).business;
      return { creditNotePrefix, roundsToFive };
    };
    const keep = (changes: object) => updateProfile(ctx, profileSchema.parse({ ...NEW, ...changes }));
    expect(await settings()).toEqual({ creditNotePrefix: "", roundsToFive: false });
    await keep({ creditNotePrefix: " GS/ ", roundsToFive: true });
    await keep({});
    expect(await settings()).toEqual({ creditNotePrefix: "GS/", roundsToFive: true });
    await keep({ creditNotePrefix: "", roundsToFive: "0" });
    expect(await settings()).toEqual({ creditNotePrefix: "", roundsToFive: false });
    expect(profileSchema.safeParse({ ...NEW, creditNotePrefix: "G 1" }).success).toBe(false);
  });

  it("rounds the totals of new invoices only", async () => {
    const ctx = await owner();
    const totalNow = async () => findInvoice(ctx, await createInvoice(ctx, invoiceInput()));
    const before = await totalNow();
    await updateProfile(ctx, profileSchema.parse({ ...NEW, roundsToFive: true }));
    expect([before.total, before.rounding]).toEqual([648_49, 0]);
    expect(await totalNow()).toMatchObject({ total: 648_50, rounding: 1, vatTotal: before.vatTotal });
    expect(await findInvoice(ctx, before.id)).toMatchObject({ total: 648_49, rounding: 0 });
  });

  it("leaves invoices already written as they are", async () => {
    const ctx = await owner();
    const id = await createInvoice(ctx, invoiceInput());
    const before = await findInvoice(ctx, id);
    await updateProfile(ctx, profileSchema.parse(NEW));
    expect(await findInvoice(ctx, id)).toEqual(before);
  });

  it("security 1: changes nobody else's profile", async () => {
    const platform = testPlatform(await open());
    const other = await member(platform, { email: "other@example.ch" });
    const before = await findProfile(other);
    const ctx = await member(platform);
    await giveAccount(ctx, NEW);
    await updateProfile(ctx, profileSchema.parse(NEW));
    expect(await findProfile(other)).toEqual(before);
  });

  it("security 2: takes no address, plan or counter from the outside", async () => {
    const ctx = await owner();
    const forged = { email: "x@example.ch", plan: "pro", invoicesGenerated: 0, emailVerified: true, id: "x" };
    await updateProfile(ctx, profileSchema.parse({ ...NEW, ...forged }));
    expect(await findProfile(ctx)).toMatchObject({
      id: ctx.user.id,
      email: "anna@example.ch",
      emailVerified: false,
      plan: "free",
    });
  });

  it("gives everybody Pro on a copy whose operator says so", async () => {
    const ctx = await member(testPlatform(await open(), { DEFAULT_PLAN: "pro" }));
    expect((await findProfile(ctx)).plan).toBe("pro");
  });
});

it("wants a QR-IBAN where one belongs", () => {
  const { error } = profileSchema.safeParse({ ...NEW, qrIban: NEW.iban });
  expect(fieldErrorsOf(error!)).toEqual([{ field: "qrIban", code: "field.qr_iban_expected", params: {} }]);
});
