import { type FormValues, groupOf } from "#app/platform/forms/form-data.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import { decimalText } from "#app/swiss/decimal.ts";
import { REFERENCE_TYPES, type ReferenceType } from "#app/swiss/reference.ts";
import { draftTotals, typedCurrency } from "#app/features/selling/invoices/form/draft-totals.ts";
import { readInvoiceForm } from "#app/features/selling/invoices/form/invoice-form.ts";
import type { Deduction } from "#app/features/selling/invoices/document/invoice-document.ts";
import type { PreviewRequest } from "./preview-slip.server.ts";

/** Field of a preview → field of the invoice form. */
const NAMES: Record<string, string> = {
  creditorIBAN: "creditorIBAN",
  creditorName: "creditorName",
  debtorName: "clientName",
  amount: "items",
  reference: "paymentReference",
  referenceType: "referenceType",
};

const ADDRESS: Record<string, string> = {
  street: "Address",
  buildingNumber: "BuildingNumber",
  postalCode: "PostalCode",
  city: "City",
  country: "Country",
};

/** Rows that cannot be read count as nothing. */
export function previewRequest(
  values: FormValues,
  roundsToFive: boolean,
  deductions: readonly Deduction[] = [],
): PreviewRequest {
  const { recipient, sender } = readInvoiceForm(values);
  const type = text(values.referenceType);
  return {
    creditorIBAN: text(values.creditorIBAN),
    creditorName: text(values.creditorName),
    creditorAddress: addressOf(sender),
    debtorName: text(values.clientName),
    debtorAddress: addressOf(recipient),
    amount: decimalText(draftTotals(values, roundsToFive, deductions).total, 2),
    reference: type === "NON" ? "" : text(values.paymentReference),
    referenceType: REFERENCE_TYPES.includes(type as ReferenceType) ? (type as ReferenceType) : "",
    invoiceNumber: text(values.invoiceNumber).trim(),
    language: isLocale(values.language) ? values.language : undefined,
    currency: typedCurrency(values),
  };
}

export function previewFieldName(field: string): string {
  const [, party, part] = /^(creditor|debtor)Address\.(\w+)$/.exec(field) ?? [];
  if (party && part) return (party === "creditor" ? "creditor" : "client") + (ADDRESS[part] ?? "Address");
  return NAMES[field] ?? field;
}

function addressOf(party: FormValues[string] | undefined): PreviewRequest["debtorAddress"] {
  const address = groupOf(groupOf(party).address);
  return {
    street: text(address.street),
    buildingNumber: text(address.buildingNumber),
    postalCode: text(address.postalCode),
    city: text(address.city),
    country: text(address.country),
  };
}

/** More characters than any slip could carry. */
const LONGEST = 1000;

function text(value: FormValues[string] | undefined): string {
  return typeof value === "string" ? value.slice(0, LONGEST) : "";
}
