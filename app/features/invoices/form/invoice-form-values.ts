import type { FormValues } from "#app/platform/forms/form-data.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { formatPhone } from "#app/swiss/phone.ts";
import { formatReference } from "#app/swiss/reference.ts";
import type { Invoice } from "#app/features/invoices/invoices.server.ts";
import { itemValues } from "./item-values.ts";

/** What the fields of the form show of a draft that is edited. */
export function invoiceFormValues(invoice: Invoice): FormValues {
  const { recipient, sender } = invoice;
  return {
    clientId: invoice.clientId ?? "",
    clientName: recipient.name,
    clientContact: recipient.contact,
    clientEmail: recipient.email,
    clientPhone: recipient.phone && formatPhone(recipient.phone),
    clientAddress: recipient.street,
    clientBuildingNumber: recipient.buildingNumber,
    clientPostalCode: recipient.postalCode,
    clientCity: recipient.city,
    clientCountry: recipient.country,
    invoiceNumber: invoice.number,
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    serviceFrom: invoice.serviceFrom,
    serviceTo: invoice.serviceTo,
    language: invoice.language,
    subject: invoice.subject,
    notes: invoice.notes,
    items: invoice.items.map(itemValues),
    creditorIBAN: formatIban(sender.iban),
    creditorName: sender.name,
    creditorAddress: sender.street,
    creditorBuildingNumber: sender.buildingNumber,
    creditorPostalCode: sender.postalCode,
    creditorCity: sender.city,
    creditorCountry: sender.country,
    referenceType: invoice.referenceType,
    paymentReference: formatReference(invoice.referenceType, invoice.reference),
    version: String(invoice.version),
  };
}
