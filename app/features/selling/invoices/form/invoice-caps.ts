import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { senderAddressFields, senderFields } from "#app/features/selling/invoices/fields/payment-fields.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { capsOf } from "#app/platform/forms/field-record.ts";

const { description, unit, discount, details } = itemFields;

/** Longest inputs of a template's form. */
export const TEMPLATE_CAPS = {
  ...capsOf(contentFields),
  "items.description": description.cap,
  "items.unit": unit.cap,
  "items.discount": discount.cap,
  "items.details": details.cap,
};

/** Characters (rules 8 and 9). */
export const INVOICE_CAPS = {
  ...capsOf(recipientFields),
  ...capsOf(recipientAddressFields),
  ...capsOf(senderFields),
  ...capsOf(senderAddressFields),
  ...capsOf(invoiceFields),
  ...TEMPLATE_CAPS,
};

export type InvoiceCaps = typeof INVOICE_CAPS;
export type TemplateCaps = typeof TEMPLATE_CAPS;
