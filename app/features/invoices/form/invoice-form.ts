import type { FormValues } from "#app/platform/forms/form-data.ts";

/** Form field ↔ path in the rule schema; rows have the same names in both. */
const NAMES: Record<string, string> = {
  clientName: "recipient.name",
  clientContact: "recipient.contact",
  clientEmail: "recipient.email",
  clientPhone: "recipient.phone",
  clientAddress: "recipient.address.street",
  clientBuildingNumber: "recipient.address.buildingNumber",
  clientPostalCode: "recipient.address.postalCode",
  clientCity: "recipient.address.city",
  clientCountry: "recipient.address.country",
  creditorIBAN: "sender.iban",
  creditorName: "sender.name",
  creditorAddress: "sender.address.street",
  creditorBuildingNumber: "sender.address.buildingNumber",
  creditorPostalCode: "sender.address.postalCode",
  creditorCity: "sender.address.city",
  creditorCountry: "sender.address.country",
  referenceType: "paymentReferenceType",
  paymentReference: "paymentReference",
  invoiceNumber: "invoiceNumber",
  issueDate: "issueDate",
  dueDate: "dueDate",
  serviceFrom: "serviceFrom",
  serviceTo: "serviceTo",
  language: "language",
  subject: "subject",
  notes: "notes",
  items: "items",
  version: "version",
  clientId: "clientId",
  saveClient: "saveClient",
};

const FIELDS = new Map(Object.entries(NAMES).map(([field, path]) => [path, field]));

/** What the form sends → what the rules read. */
export function readInvoiceForm(values: FormValues): FormValues {
  const result: FormValues = {};
  for (const [field, path] of Object.entries(NAMES)) {
    const value = values[field];
    if (value !== undefined) place(result, path.split("."), value);
  }
  return result;
}

/** A path of the rules → the form's field, for error messages. */
export function invoiceFieldName(path: string): string {
  return FIELDS.get(path) ?? path;
}

function place(target: FormValues, [step = "", ...rest]: string[], value: FormValues[string]): void {
  if (rest.length === 0) {
    target[step] = value;
    return;
  }
  place(group(target, step), rest, value);
}

function group(target: FormValues, step: string): FormValues {
  const existing = target[step];
  if (typeof existing === "object" && !Array.isArray(existing)) return existing;
  return (target[step] = {});
}
