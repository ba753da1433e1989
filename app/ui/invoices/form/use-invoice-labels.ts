import { useTranslation } from "react-i18next";

const ADDRESS = {
  Address: "street",
  BuildingNumber: "buildingNumber",
  PostalCode: "postalCode",
  City: "city",
  Country: "country",
};

/** In the order of the form, which is also the order of the list of errors. */
const FIELDS = [
  ...["clientName", "clientContact", "clientEmail", "clientPhone", ...addressFields("client")],
  ...["invoiceNumber", "language", "issueDate", "dueDate", "serviceFrom", "serviceTo", "subject"],
  ...["items", "items.description", "items.quantity", "items.unit", "items.unitPrice", "items.vatRate"],
  ...[
    "creditorIBAN",
    "referenceType",
    "paymentReference",
    "creditorName",
    ...addressFields("creditor"),
    "notes",
  ],
];

/** What the fields of the invoice form are called. */
export function useInvoiceLabels(): Record<string, string> {
  const { t } = useTranslation();
  const label = (field: string) => {
    const part = Object.entries(ADDRESS).find(
      ([suffix]) => field === `client${suffix}` || field === `creditor${suffix}`,
    )?.[1];
    return part ? t(`common:address.${part}`) : t(`invoices:field.${field.replace(".", "_")}`);
  };
  return Object.fromEntries(FIELDS.map((field) => [field, label(field)]));
}

/** The same where fields of client and account holder stand beside each other: `Client, Street`. */
export function useErrorLabels(): Record<string, string> {
  const { t } = useTranslation();
  const partyOf = (field: string) => {
    if (field.startsWith("client")) return `${t("invoices:section.client")}, `;
    return field.startsWith("creditor") ? `${t("invoices:section.payment")}, ` : "";
  };
  const labels = Object.entries(useInvoiceLabels());
  return Object.fromEntries(labels.map(([field, label]) => [field, partyOf(field) + label]));
}

function addressFields(party: "client" | "creditor"): string[] {
  return Object.keys(ADDRESS).map((suffix) => party + suffix);
}

/** The form's names of a party's address. */
export function addressNames(party: "client" | "creditor") {
  return {
    street: `${party}Address`,
    buildingNumber: `${party}BuildingNumber`,
    postalCode: `${party}PostalCode`,
    city: `${party}City`,
    country: `${party}Country`,
  };
}
