import { useTranslation } from "react-i18next";

const FIELDS = [
  "clientName",
  "clientContact",
  "clientEmail",
  "clientPhone",
  "invoiceNumber",
  "issueDate",
  "dueDate",
  "serviceFrom",
  "serviceTo",
  "language",
  "subject",
  "notes",
  "creditorIBAN",
  "creditorName",
  "referenceType",
  "paymentReference",
  "items",
  "items.description",
  "items.quantity",
  "items.unit",
  "items.unitPrice",
  "items.vatRate",
] as const;

const ADDRESS = {
  Address: "street",
  BuildingNumber: "buildingNumber",
  PostalCode: "postalCode",
  City: "city",
  Country: "country",
};

/** What the fields of the invoice form are called. */
export function useInvoiceLabels(): Record<string, string> {
  const { t } = useTranslation();
  const labels = FIELDS.map((field) => [field, t(`invoices:field.${field.replace(".", "_")}`)]);
  const addresses = ["client", "creditor"].flatMap((party) =>
    Object.entries(ADDRESS).map(([suffix, part]) => [party + suffix, t(`common:address.${part}`)]),
  );
  return Object.fromEntries([...labels, ...addresses]) as Record<string, string>;
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
