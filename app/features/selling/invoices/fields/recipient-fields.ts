import { clientAddressFields } from "#app/features/selling/clients/client-fields.ts";
import { kinds } from "#app/platform/forms/field-kinds.ts";
import type { FieldRecord } from "#app/platform/forms/field-record.ts";
import { optionalEmail, optionalLine, optionalPhone, slipSafeLine } from "#app/platform/forms/fields.ts";
import { printable } from "#app/platform/forms/printable-field.ts";

export const recipientFields = {
  name: {
    kind: kinds.text,
    form: "clientName",
    rule: slipSafeLine({ min: 2, max: 70 }),
    cap: 50,
    isSearched: true,
  },
  contact: {
    kind: kinds.text,
    form: "clientContact",
    rule: printable(optionalLine({ max: 70 })),
    cap: 50,
  },
  email: {
    kind: kinds.text,
    form: "clientEmail",
    rule: optionalEmail(),
    cap: 50,
    isSearched: true,
  },
  phone: {
    kind: kinds.phone,
    form: "clientPhone",
    rule: optionalPhone(),
    cap: 30,
  },
} as const satisfies FieldRecord;

const { street, buildingNumber, postalCode, city, country } = clientAddressFields;

export const recipientAddressFields = {
  street: { ...street, form: "clientAddress" },
  buildingNumber: { ...buildingNumber, form: "clientBuildingNumber" },
  postalCode: { ...postalCode, form: "clientPostalCode" },
  city: { ...city, form: "clientCity" },
  country: { ...country, form: "clientCountry" },
} as const satisfies FieldRecord;
