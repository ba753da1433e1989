import type { Field } from "#app/platform/forms/field-record.ts";

export type ImportColumns = Readonly<Record<string, Partial<Field>>>;

export const furtherNames = {
  company: { label: "imports:field.company" },
  nameAddition: { label: "imports:field.nameAddition" },
  firstName: { label: "imports:field.firstName" },
  lastFirstName: { label: "imports:field.lastFirstName" },
  contactFirstName: { label: "imports:field.contactFirstName" },
  mobile: { label: "imports:field.mobile" },
} satisfies ImportColumns;

export const clientDetails = {
  ...furtherNames,
  kind: { label: "imports:field.kind" },
} satisfies ImportColumns;

export const invoiceStanding = { status: {}, paidOn: {} } satisfies ImportColumns;

export const paymentColumns = {
  number: { label: "exports:column.number" },
  name: { label: "exports:column.payer" },
  paidOn: { label: "exports:column.paymentDay" },
  amount: { label: "exports:column.paymentAmount" },
  note: { label: "exports:column.paymentNote" },
} satisfies ImportColumns;

export const expenseSums = {
  amount: { label: "expenses:field.amount" },
  vatRate: { label: "expenses:field.rate" },
  vat: { label: "expenses:field.vat" },
} satisfies ImportColumns;

export const seriesStanding = {
  seriesName: { label: "imports:field.seriesName" },
  interval: { label: "imports:field.interval" },
  start: { label: "imports:field.start" },
  endOn: { label: "series:field.endOn" },
} satisfies ImportColumns;

/** The columns of our own exports: credit notes belong to an invoice and are not imported. */
export const documentColumns = { kind: {}, corrects: {} } satisfies ImportColumns;

export const invoiceFigures = {
  subtotal: {},
  vatTotal: {},
  total: {},
  rounding: {},
  paid: {},
  open: {},
} satisfies ImportColumns;

export const catalogueStanding = {
  archived: { label: "catalogue:field.archived" },
} satisfies ImportColumns;
