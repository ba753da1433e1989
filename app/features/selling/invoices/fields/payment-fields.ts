import { z } from "zod";
import { kinds } from "#app/platform/forms/field-kinds.ts";
import type { FieldRecord } from "#app/platform/forms/field-record.ts";
import { optionalIban, slipSafeLine } from "#app/platform/forms/fields.ts";
import { normaliseReference, REFERENCE_TYPES } from "#app/swiss/reference.ts";

export const referenceFields = {
  referenceType: {
    kind: kinds.referenceType,
    json: "paymentReferenceType",
    column: "reference_type",
    rule: z.enum(["", ...REFERENCE_TYPES]).default(""),
  },
  reference: {
    kind: kinds.text,
    form: "paymentReference",
    json: "paymentReference",
    rule: z.string().max(60).transform(normaliseReference).prefault(""),
  },
} as const satisfies FieldRecord;

/** What an invoice leaves out follows the profile. */
export const senderFields = {
  name: { kind: kinds.text, form: "creditorName", rule: slipSafeLine({ max: 70 }, false), cap: 70 },
  iban: {
    kind: kinds.iban,
    form: "creditorIBAN",
    rule: optionalIban(),
  },
} as const satisfies FieldRecord;

export const profileFields = {
  email: { kind: kinds.text },
  phone: { kind: kinds.phone },
  vatNumber: { kind: kinds.text },
} as const satisfies FieldRecord;

export const senderAddressFields = {
  street: { kind: kinds.text, form: "creditorAddress", cap: 70 },
  buildingNumber: { kind: kinds.text, form: "creditorBuildingNumber", cap: 16 },
  postalCode: { kind: kinds.text, form: "creditorPostalCode", cap: 20 },
  city: { kind: kinds.text, form: "creditorCity", cap: 35 },
  country: { kind: kinds.text, form: "creditorCountry" },
} as const satisfies FieldRecord;
