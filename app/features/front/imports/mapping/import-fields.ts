import { catalogueFields, catalogueNames } from "#app/features/selling/catalogue/catalogue-fields.ts";
import {
  clientAddressFields,
  clientFields,
  clientSettings,
} from "#app/features/selling/clients/client-fields.ts";
import { columnLabel } from "#app/features/front/exports/kinds/column.ts";
import { invoiceFields, contentFields } from "#app/features/selling/invoices/fields/invoice-fields.ts";
import { expenseFields } from "#app/features/taxes/expenses/expense-fields.ts";
import { serviceFields } from "#app/features/selling/services/service-fields.ts";
import { itemFields } from "#app/features/selling/invoices/fields/item-fields.ts";
import { referenceFields, senderFields } from "#app/features/selling/invoices/fields/payment-fields.ts";
import {
  recipientAddressFields,
  recipientFields,
} from "#app/features/selling/invoices/fields/recipient-fields.ts";
import {
  catalogueStanding,
  clientDetails,
  documentColumns,
  expenseSums,
  type ImportColumns,
  invoiceFigures,
  invoiceStanding,
  furtherNames,
  paymentColumns,
  seriesStanding,
} from "./further-columns.ts";
import type { ImportKind } from "./import-kinds.ts";

const itemColumns = { ...itemFields, lineTotal: {} };

export const ITEM_FIELDS = Object.keys(itemColumns);

const COLUMNS: Record<ImportKind, ImportColumns> = {
  clients: { ...clientFields, ...clientDetails, ...clientAddressFields, ...clientSettings },
  invoices: {
    ...invoiceFields,
    ...invoiceStanding,
    ...recipientFields,
    ...furtherNames,
    ...recipientAddressFields,
    ...itemColumns,
    ...contentFields,
    ...referenceFields,
    iban: senderFields.iban,
    ...invoiceFigures,
    ...documentColumns,
  },
  payments: paymentColumns,
  expenses: { ...expenseFields, ...expenseSums },
  services: { name: recipientFields.name, email: recipientFields.email, ...furtherNames, ...serviceFields },
  series: {
    ...seriesStanding,
    ...recipientFields,
    ...furtherNames,
    ...recipientAddressFields,
    ...itemColumns,
    subject: contentFields.subject,
    notes: contentFields.notes,
    language: invoiceFields.language,
  },
  catalogue: { ...catalogueNames, ...catalogueFields, ...catalogueStanding },
};

export const IMPORT_FIELDS: Record<ImportKind, readonly string[]> = {
  clients: Object.keys(COLUMNS.clients),
  invoices: Object.keys(COLUMNS.invoices),
  payments: Object.keys(COLUMNS.payments),
  expenses: Object.keys(COLUMNS.expenses),
  services: Object.keys(COLUMNS.services),
  series: Object.keys(COLUMNS.series),
  catalogue: Object.keys(COLUMNS.catalogue),
};

export const REQUIRED_FIELDS: Record<ImportKind, readonly string[]> = {
  clients: ["name"],
  invoices: ["number", "issueDate", "name", "description", "unitPrice"],
  payments: ["number", "paidOn", "amount"],
  expenses: ["supplier", "day", "amount"],
  services: ["name", "day", "description", "quantity", "unitPrice"],
  series: ["name", "description", "unitPrice", "interval", "start"],
  catalogue: ["unitPrice"],
};

/** The fields of what will be there, as the check shows it. */
export const SHOWN_FIELDS: Record<ImportKind, readonly string[]> = {
  clients: ["name", "contact", "email", "street", "city", "phone"],
  invoices: ["number", "issueDate", "name", "dueDate", "status", "total"],
  payments: ["number", "name", "paidOn", "amount"],
  expenses: ["day", "supplier", "category", "amount", "vat"],
  services: ["day", "name", "description", "quantity", "unitPrice"],
  series: ["name", "seriesName", "interval", "start"],
  catalogue: ["number", "de", "unitPrice", "vatClass"],
};

const INSTEAD: Partial<Record<string, readonly string[]>> = {
  name: ["company", "lastFirstName"],
  description: ["subject", "number"],
  unitPrice: ["subtotal", "total"],
};

/** The index of the column that holds a field, or says it in another way; -1 without one. */
export function columnOf(fields: readonly string[], field: string): number {
  const own = fields.indexOf(field);
  return own >= 0 ? own : fields.findIndex((other) => INSTEAD[field]?.includes(other));
}

export function importFieldLabel(kind: ImportKind, field: string): string {
  return columnLabel(field, COLUMNS[kind][field]);
}
