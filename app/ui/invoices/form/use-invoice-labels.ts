import { useTranslation } from "#app/ui/runtime/translation.ts";
import { eachLine } from "#app/features/selling/invoices/fields/content-lines.ts";
import type { InvoiceFormField } from "#app/features/selling/invoices/form/invoice-form.ts";
import { type AddressPart, useAddressLabels } from "#app/ui/forms/address/use-address-labels.ts";
import type { Currency } from "#app/swiss/money.ts";
import { labelsOf } from "#app/ui/forms/form.tsx";

export type InvoiceLabels = Record<InvoiceFormField, string>;

/** In the order of the form, which is also the order of the list of errors. */
export function useInvoiceLabels(currency: Currency = "CHF"): InvoiceLabels {
  const { t } = useTranslation();
  const address = useAddressLabels();
  const label = (field: string) => t(`invoices:field.${field.replace(".", "_")}`, { currency });
  return {
    ...labelsOf(["clientName", "clientContact", "clientEmail", "clientPhone"], label),
    clientAddress: address.street,
    clientBuildingNumber: address.buildingNumber,
    clientPostalCode: address.postalCode,
    clientCity: address.city,
    clientCountry: address.country,
    ...labelsOf(["invoiceNumber", "language", "issueDate", "dueDate", "serviceFrom", "serviceTo"], label),
    ...eachLine(label),
    ...labelsOf(["items", "items.description", "items.quantity", "items.unit", "items.unitPrice"], label),
    ...labelsOf(["items.vatRate", "items.zeroRateReason", "items.details", "items.discount"], label),
    ...labelsOf(["discount", "pricesIncludeVat", "skonto", "currency", "exchangeRate"], label),
    ...labelsOf(["creditorIBAN", "referenceType", "paymentReference", "creditorName"], label),
    creditorAddress: address.street,
    creditorBuildingNumber: address.buildingNumber,
    creditorPostalCode: address.postalCode,
    creditorCity: address.city,
    creditorCountry: address.country,
    slip: label("slip"),
    notes: label("notes"),
  };
}

/** Labels with the party where fields of client and account holder are next to each other: `Client, Street`. */
export function useErrorLabels(): InvoiceLabels {
  const { t } = useTranslation();
  const partyOf = (field: string) => {
    if (field.startsWith("client")) return `${t("invoices:section.client")}, `;
    return field.startsWith("creditor") ? `${t("invoices:section.payment")}, ` : "";
  };
  const labels = Object.entries(useInvoiceLabels()).map(([field, label]) => [field, partyOf(field) + label]);
  return Object.fromEntries(labels) as InvoiceLabels;
}

const PARTS: Record<AddressPart, string> = {
  street: "Address",
  buildingNumber: "BuildingNumber",
  postalCode: "PostalCode",
  city: "City",
  country: "Country",
};

export function addressNames(party: "client" | "creditor"): (part: AddressPart) => string {
  return (part) => party + PARTS[part];
}
