import type { FormValues } from "#app/platform/forms/form-data.ts";
import { formatReference } from "#app/swiss/reference.ts";
import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import {
  referenceFields,
  senderAddressFields,
  senderFields,
} from "#app/features/selling/invoices/fields/payment-fields.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import { formValuesOf } from "#app/platform/forms/field-record.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { itemValues } from "./item-values.ts";

export function invoiceFormValues(invoice: Invoice): FormValues {
  const { recipient, sender } = invoice;
  return {
    clientId: invoice.clientId ?? "",
    ...formValuesOf(recipientFields, recipient),
    ...formValuesOf(recipientAddressFields, recipient),
    ...formValuesOf(invoiceFields, invoice),
    ...formValuesOf(contentFields, invoice),
    items: invoice.items.map(itemValues),
    ...formValuesOf(senderFields, sender),
    ...formValuesOf(senderAddressFields, sender),
    ...formValuesOf(referenceFields, invoice),
    paymentReference: formatReference(invoice.referenceType, invoice.reference),
    version: String(invoice.version),
  };
}
