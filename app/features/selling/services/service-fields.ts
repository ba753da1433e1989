import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { kinds } from "#app/platform/forms/field-kinds.ts";
import type { FieldRecord } from "#app/platform/forms/field-record.ts";
import { day } from "#app/platform/forms/fields.ts";

const { description, quantity, unit, unitPrice, vatRate, zeroRateReason } = itemFields;

/** Those that become a row of an invoice. */
export const serviceItemFields = {
  description: { ...description, cap: 100, label: "services:field.description" },
  quantity: { ...quantity, label: "services:field.quantity" },
  unit: { ...unit, label: "services:field.unit" },
  unitPrice: { ...unitPrice, label: "services:field.unitPrice" },
  vatRate: { ...vatRate, label: "services:field.vatRate" },
  zeroRateReason,
} as const satisfies FieldRecord;

export const serviceFields = {
  day: { kind: kinds.day, rule: day(), cap: 40, label: "services:field.day" },
  ...serviceItemFields,
  project: contentFields.project,
} as const satisfies FieldRecord;
