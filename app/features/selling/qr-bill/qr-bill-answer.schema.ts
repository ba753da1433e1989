import { z } from "zod";
import { LOCALES } from "#app/platform/i18n/locale.ts";

const errors = z.array(z.object({ field: z.string(), code: z.string(), message: z.string() }).strict());
const judged = { isValid: z.boolean(), errors };

const address = {
  street: z.string(),
  buildingNumber: z.string(),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
};

const referenceType = z.enum(["QRR", "SCOR", "NON"]);

/** What the calls under /qr-bill answer. */
export const languagesAnswer = z
  .object({
    languages: z.array(z.object({ code: z.enum(LOCALES), name: z.string(), locale: z.string() }).strict()),
    current: z.enum(LOCALES),
  })
  .strict();

export const ibanAnswer = z
  .object({ ...judged, iban: z.string(), formatted: z.string(), isQrIban: z.boolean() })
  .strict();

export const addressAnswer = z
  .object({
    ...judged,
    address: z.object({ name: z.string().optional(), ...address }).strict(),
    formatted: z.array(z.string()),
  })
  .strict();

export const amountAnswer = z
  .object({ ...judged, amount: z.number().nullable(), formatted: z.string() })
  .strict();

export const newReferenceAnswer = z
  .object({ reference: z.string(), referenceType, formatted: z.string() })
  .strict();

export const referenceAnswer = newReferenceAnswer.extend(judged).strict();

const formatting = z
  .object({
    fontFamily: z.string(),
    fontSize: z.number(),
    margins: z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() }).strict(),
  })
  .strict();

const range = z.object({ min: z.number(), max: z.number() }).strict();

export const formattingAnswer = z
  .object({
    fontFamilies: z.array(z.string()),
    ranges: z.object({ fontSize: range, margins: range }).strict(),
    defaults: formatting,
    units: z.object({ fontSize: z.string(), margins: z.string() }).strict(),
  })
  .strict();

export const slipPreviewAnswer = z
  .object({
    ...judged,
    validationError: z.string().nullable(),
    qrBillData: z
      .object({
        creditorIBAN: z.string(),
        creditorName: z.string(),
        creditorAddress: z.object(address).strict(),
        debtorName: z.string(),
        debtorAddress: z.object(address).strict().nullable(),
        amount: z.number().nullable(),
        currency: z.string(),
        referenceType,
        reference: z.string(),
        message: z.string(),
        language: z.enum(LOCALES),
        formatting,
        formatted: z.object({ creditorIBAN: z.string(), amount: z.string(), reference: z.string() }).strict(),
      })
      .strict(),
    svg: z.string().nullable(),
  })
  .strict();
