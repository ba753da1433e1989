import { z } from "zod";
import { E_INVOICES } from "./settings/e-invoices.ts";
import { answersOf } from "#app/platform/forms/field-record.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { businessAddressFields, businessFields, personFields, profileOnlyFields } from "./account-fields.ts";

const settings = {
  ...answersOf(businessFields),
  ...answersOf(profileOnlyFields),
  referenceOnEveryInvoice: z.boolean(),
  creditNotePrefix: z.string(),
  offerPrefix: z.string(),
  roundsToFive: z.boolean(),
  billingInformation: z.boolean(),
  eInvoices: z.enum(E_INVOICES),
  eurInvoices: z.boolean(),
  publicPages: z.boolean(),
  countsViews: z.boolean(),
  restCountsAsPaid: z.boolean(),
  uniqueExternalIds: z.boolean(),
  showsMadeWith: z.boolean(),
};

export const profileAnswer = z
  .object({
    _id: z.guid(),
    id: z.guid(),
    email: z.string(),
    emailVerified: z.boolean(),
    ...answersOf(personFields),
    ...settings,
    nextInvoiceNumber: z.number().int(),
    nextCreditNoteNumber: z.number().int(),
    nextOfferNumber: z.number().int(),
    preferredLanguage: z.enum(LOCALES),
    marketingOptIn: z.boolean(),
    address: z.object(answersOf(businessAddressFields)).strict(),
    subscription: z
      .object({
        status: z.enum(["free", "pro"]),
        billingPeriod: z.string().nullable(),
        invoicesGenerated: z.number().int(),
        monthlyLimit: z.number().int().nullable(),
        editsUsed: z.number().int(),
        customInvoicePrefix: z.string(),
        lastInvoiceNumber: z.number().int(),
        currentPeriodEnd: z.string().nullable(),
        endsAt: z.string().nullable(),
      })
      .strict(),
    createdAt: z.iso.datetime(),
  })
  .strict();

export const businessAnswer = z.strictObject({
  id: z.guid(),
  ...settings,
  customInvoicePrefix: z.string(),
  address: z.strictObject(answersOf(businessAddressFields)),
});
