import { kinds } from "#app/platform/forms/field-kinds.ts";
import type { FieldRecord } from "#app/platform/forms/field-record.ts";
import {
  optionalIban,
  optionalPhone,
  optionalVatNumber,
  requiredLine,
  slipSafeLine,
} from "#app/platform/forms/fields.ts";

const NAME = { min: 2, max: 99 };

export const personFields = {
  firstName: { kind: kinds.text, column: "first_name", rule: requiredLine(NAME), cap: 20 },
  lastName: { kind: kinds.text, column: "last_name", rule: requiredLine(NAME), cap: 20 },
  phone: { kind: kinds.phone, rule: optionalPhone(), cap: 30 },
} as const satisfies FieldRecord;

export const businessFields = {
  companyName: {
    kind: kinds.text,
    column: "company_name",
    rule: slipSafeLine({ max: 70 }, false),
    cap: 50,
  },
  vatNumber: { kind: kinds.text, column: "vat_number", rule: optionalVatNumber() },
  iban: { kind: kinds.iban, rule: optionalIban() },
} as const satisfies FieldRecord;

export const businessAddressFields = {
  street: { kind: kinds.text, cap: 50 },
  buildingNumber: { kind: kinds.text, column: "building_number", cap: 16 },
  postalCode: { kind: kinds.text, column: "postal_code", cap: 20 },
  city: { kind: kinds.text, cap: 35 },
  country: { kind: kinds.text },
} as const satisfies FieldRecord;

export const profileOnlyFields = {
  qrIban: { kind: kinds.iban, column: "qr_iban", rule: optionalIban("qr") },
} as const satisfies FieldRecord;
