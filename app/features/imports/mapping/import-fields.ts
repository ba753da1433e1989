export const IMPORT_KINDS = ["clients", "invoices"] as const;

export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What to do with a client who is there already. */
export const EXISTING_CHOICES = ["skip", "update"] as const;

export type ExistingChoice = (typeof EXISTING_CHOICES)[number];

/** What a column may be, in the order of choice. Where an export of ours has such a column, it has the same key. */
const CLIENT_FIELDS = [
  ...["name", "nameAddition", "firstName", "kind", "contact", "email", "phone", "mobile"],
  ...["street", "buildingNumber", "postalCode", "city", "country", "vatNumber", "language"],
];

/** Columns of an invoice's lines. */
export const ITEM_FIELDS = ["description", "quantity", "unit", "unitPrice", "vatRate", "lineTotal"];

const INVOICE_FIELDS = [
  ...["number", "status", "issueDate", "dueDate", "paidOn", "serviceFrom", "serviceTo"],
  ...["name", "contact", "email", "phone", "street", "buildingNumber", "postalCode", "city", "country"],
  ...ITEM_FIELDS,
  ...["subject", "notes", "language", "referenceType", "reference", "iban"],
  ...["subtotal", "vatTotal", "total", "paid"],
];

export const IMPORT_FIELDS: Record<ImportKind, readonly string[]> = {
  clients: CLIENT_FIELDS,
  invoices: INVOICE_FIELDS,
};

/** Columns without which no row can be brought in. */
export const REQUIRED_FIELDS: Record<ImportKind, readonly string[]> = {
  clients: ["name", "email"],
  invoices: ["number", "issueDate", "name", "description", "unitPrice"],
};

/** Fields that no export of ours has: their names are our own. */
const OWN_FIELDS = ["nameAddition", "firstName", "kind", "mobile"];

/** Text key of a field's name. */
export function fieldKey(field: string): string {
  return OWN_FIELDS.includes(field) ? `imports:field.${field}` : `exports:column.${field}`;
}
