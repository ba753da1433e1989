import { useTranslation } from "#app/ui/translation.ts";
import { eachLine } from "#app/features/invoices/fields/content-lines.ts";
import type { InvoiceFormField } from "#app/features/invoices/form/invoice-form.ts";
import type { AddressPart } from "#app/ui/forms/address/address-fields.tsx";

export type InvoiceLabels = Record<InvoiceFormField, string>;

/**
 * The part of an address that a field is, else nothing. In the order of the form, which is also the order of the list
 * of errors.
 */
const FIELDS: InvoiceLabels = {
  clientName: "",
  clientContact: "",
  clientEmail: "",
  clientPhone: "",
  clientAddress: "street",
  clientBuildingNumber: "buildingNumber",
  clientPostalCode: "postalCode",
  clientCity: "city",
  clientCountry: "country",
  invoiceNumber: "",
  language: "",
  issueDate: "",
  dueDate: "",
  serviceFrom: "",
  serviceTo: "",
  ...eachLine(() => "" as const),
  items: "",
  "items.description": "",
  "items.quantity": "",
  "items.unit": "",
  "items.unitPrice": "",
  "items.vatRate": "",
  "items.details": "",
  "items.discount": "",
  discount: "",
  pricesIncludeVat: "",
  skonto: "",
  creditorIBAN: "",
  referenceType: "",
  paymentReference: "",
  creditorName: "",
  creditorAddress: "street",
  creditorBuildingNumber: "buildingNumber",
  creditorPostalCode: "postalCode",
  creditorCity: "city",
  creditorCountry: "country",
  notes: "",
};

export function useInvoiceLabels(): InvoiceLabels {
  const { t } = useTranslation();
  return eachLabel(FIELDS, (field, part) =>
    t(part ? `common:address.${part}` : `invoices:field.${field.replace(".", "_")}`),
  );
}

/** With the party where fields of client and account holder are next to each other: `Client, Street`. */
export function useErrorLabels(): InvoiceLabels {
  const { t } = useTranslation();
  const partyOf = (field: string) => {
    if (field.startsWith("client")) return `${t("invoices:section.client")}, `;
    return field.startsWith("creditor") ? `${t("invoices:section.payment")}, ` : "";
  };
  return eachLabel(useInvoiceLabels(), (field, label) => partyOf(field) + label);
}

function eachLabel(labels: InvoiceLabels, change: (field: string, label: string) => string): InvoiceLabels {
  const changed = Object.entries(labels).map(([field, label]) => [field, change(field, label)]);
  return Object.fromEntries(changed) as InvoiceLabels;
}

/** What a part of an address is called in the form, after its party. */
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
