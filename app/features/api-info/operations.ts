import { catalogueSchema } from "#app/features/catalogue/catalogue.schema.ts";
import { clientSchema } from "#app/features/clients/client.schema.ts";
import { changeStatusSchema } from "#app/features/invoices/status/change-status.schema.ts";
import { INVOICE_KINDS, INVOICE_STATUSES } from "#app/features/invoices/invoice.ts";
import { INVOICE_SORTS, PAID_FILTERS } from "#app/features/invoices/list/invoice-query.ts";
import { invoiceSchema } from "#app/features/invoices/invoice.schema.ts";
import { sendInvoiceSchema } from "#app/features/invoices/sending/send-invoice.schema.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { createPaymentSchema } from "#app/features/payments/payment.schema.ts";
import { refundSchema } from "#app/features/payments/refunds/refund.schema.ts";
import { writeOffSchema } from "#app/features/payments/write-off.schema.ts";
import { PAYMENT_STATES } from "#app/features/settlement/payment.ts";
import { creditNoteSchema } from "#app/features/invoices/correcting/credit-note.schema.ts";
import { ACCOUNT_OPERATIONS } from "./account-operations.ts";
import { SERIES_OPERATIONS } from "./series-operations.ts";
import { BODY, CHANGE, type Operation } from "./operation.ts";
import { createReminderSchema } from "#app/features/reminders/create-reminder.schema.ts";
import { reminderSettingsSchema } from "#app/features/reminders/reminder-settings.schema.ts";
import {
  CATALOGUE_EXAMPLE,
  CLIENT_EXAMPLE,
  CREDIT_NOTE_EXAMPLE,
  INVOICE_EXAMPLE,
  PAYMENT_EXAMPLE,
  REMINDER_EXAMPLE,
  REMINDER_SETTINGS_EXAMPLE,
} from "./examples.ts";

const LIST = { limit: "whole", starting_after: "text", page: "whole" } as const;
const SORTS = INVOICE_SORTS.flatMap((sort) => [sort, `-${sort}`]);

export const OPERATIONS: Operation[] = [
  {
    ...{ id: "listInvoices", method: "get", path: "/invoices", summary: "List invoices" },
    query: {
      ...LIST,
      ...{ status: INVOICE_STATUSES, paid: PAID_FILTERS, kind: INVOICE_KINDS },
      ...{ client: "text", q: "text", sort: SORTS },
      ...{ issued_from: "day", issued_to: "day", due_from: "day", due_to: "day" },
      ...{ updated_since: "instant", number: "text", reference: "text" },
    },
    ...{ answers: { 200: "InvoiceList" }, refusals: [422] },
  },
  {
    ...{ id: "createInvoice", method: "post", path: "/invoices", summary: "Create a draft" },
    body: { schema: invoiceSchema, example: INVOICE_EXAMPLE },
    ...{ answers: { 201: "Invoice" }, refusals: [...BODY, 409] },
  },
  {
    ...{ id: "readInvoice", method: "get", path: "/invoices/{id}", summary: "Read an invoice" },
    ...{ answers: { 200: "Invoice" }, refusals: [404] },
  },
  {
    ...{ id: "updateInvoice", method: "put", path: "/invoices/{id}", summary: "Replace a draft" },
    body: { schema: invoiceSchema, example: INVOICE_EXAMPLE },
    ...{ answers: { 200: "Invoice" }, refusals: [...BODY, ...CHANGE] },
  },
  {
    ...{ id: "deleteInvoice", method: "delete", path: "/invoices/{id}" },
    summary: "Delete a draft, archive any other invoice",
    ...{ answers: { 200: "DeletedInvoice" }, refusals: CHANGE },
  },
  {
    ...{ id: "downloadInvoice", method: "get", path: "/invoices/{id}/pdf", summary: "Download the PDF" },
    ...{ query: { language: LOCALES }, answers: { 200: "Pdf" }, refusals: [404] },
  },
  {
    ...{ id: "sendInvoice", method: "post", path: "/invoices/{id}/send", summary: "Send by e-mail" },
    body: { schema: sendInvoiceSchema, example: { language: "de" } },
    ...{ answers: { 200: "Invoice" }, refusals: [...BODY, ...CHANGE] },
  },
  {
    ...{ id: "changeStatus", method: "put", path: "/invoices/{id}/status", summary: "Change the status" },
    body: { schema: changeStatusSchema, example: { status: "sent" } },
    ...{ answers: { 200: "Invoice" }, refusals: [...BODY, ...CHANGE] },
  },
  {
    ...{ id: "issueCreditNote", method: "post", path: "/invoices/{id}/credit-notes" },
    summary: "Issue a credit note for all or some rows of an invoice",
    body: { schema: creditNoteSchema, example: CREDIT_NOTE_EXAMPLE },
    ...{ answers: { 201: "Invoice" }, refusals: [...BODY, 404, 409] },
  },
  {
    ...{ id: "withdrawCreditNote", method: "post", path: "/invoices/{id}/withdraw" },
    summary: "Withdraw a credit note that nobody has received or used",
    ...{ answers: { 200: "Invoice" }, refusals: [400, 404, 409] },
  },
  {
    ...{ id: "listReminders", method: "get", path: "/invoices/{id}/reminders" },
    ...{ summary: "List an invoice's reminders", answers: { 200: "ReminderList" }, refusals: [404] },
  },
  {
    ...{ id: "createReminder", method: "post", path: "/invoices/{id}/reminders" },
    summary: "Write the next reminder of an overdue invoice, and send it if asked to",
    body: { schema: createReminderSchema, example: REMINDER_EXAMPLE },
    ...{ answers: { 201: "Reminder" }, refusals: [...BODY, 404, 409] },
  },
  {
    ...{ id: "downloadReminder", method: "get", path: "/invoices/{id}/reminders/{rid}/pdf" },
    ...{ summary: "Download a reminder's PDF", answers: { 200: "Pdf" }, refusals: [404] },
  },
  {
    ...{ id: "readReminderSettings", method: "get", path: "/reminder-settings" },
    ...{ summary: "Read the settings of reminders", answers: { 200: "ReminderSettings" }, refusals: [] },
  },
  {
    ...{ id: "updateReminderSettings", method: "put", path: "/reminder-settings" },
    summary: "Replace the settings of reminders",
    body: { schema: reminderSettingsSchema, example: REMINDER_SETTINGS_EXAMPLE },
    ...{ answers: { 200: "ReminderSettings" }, refusals: [...BODY, 409] },
  },
  {
    ...{ id: "writeOff", method: "post", path: "/invoices/{id}/write-off" },
    summary: "Write off what is due, or part of it",
    body: { schema: writeOffSchema, example: { amount: 12.5, reason: "Bankruptcy" } },
    ...{ answers: { 200: "Invoice" }, refusals: [...BODY, ...CHANGE] },
  },
  {
    ...{ id: "undoWriteOff", method: "post", path: "/invoices/{id}/write-off/undo" },
    summary: "Let an invoice owe again what was written off of it",
    ...{ answers: { 200: "Invoice" }, refusals: [400, 404, 409] },
  },
  {
    ...{ id: "listClients", method: "get", path: "/clients", summary: "List clients by name" },
    query: { ...LIST, q: "text", email: "text", updated_since: "instant" },
    ...{ answers: { 200: "ClientList" }, refusals: [422] },
  },
  {
    ...{ id: "createClient", method: "post", path: "/clients", summary: "Create a client" },
    body: { schema: clientSchema, example: CLIENT_EXAMPLE },
    ...{ answers: { 201: "Client" }, refusals: [...BODY, 409] },
  },
  {
    ...{ id: "findOrCreateClient", method: "post", path: "/clients/find-or-create" },
    summary: "Find a client by name and e-mail, or create it",
    body: { schema: clientSchema, example: CLIENT_EXAMPLE },
    ...{ answers: { 200: "FoundClient", 201: "FoundClient" }, refusals: [...BODY, 409] },
  },
  {
    ...{ id: "readClient", method: "get", path: "/clients/{id}", summary: "Read a client" },
    ...{ answers: { 200: "Client" }, refusals: [404] },
  },
  {
    ...{ id: "updateClient", method: "put", path: "/clients/{id}", summary: "Replace a client" },
    body: { schema: clientSchema, example: CLIENT_EXAMPLE },
    ...{ answers: { 200: "Client" }, refusals: [...BODY, ...CHANGE] },
  },
  {
    ...{ id: "deleteClient", method: "delete", path: "/clients/{id}", summary: "Delete a client" },
    ...{ answers: { 200: "Deleted" }, refusals: CHANGE },
  },
  {
    ...{ id: "listCatalogue", method: "get", path: "/catalogue", summary: "List the catalogue by name" },
    query: { ...LIST, q: "text", archived: ["true", "false"] },
    ...{ answers: { 200: "CatalogueList" }, refusals: [422] },
  },
  {
    ...{ id: "createCatalogueItem", method: "post", path: "/catalogue" },
    summary: "Add a product or service to the catalogue",
    body: { schema: catalogueSchema, example: CATALOGUE_EXAMPLE },
    ...{ answers: { 201: "CatalogueItem" }, refusals: [...BODY, 409] },
  },
  {
    ...{ id: "readCatalogueItem", method: "get", path: "/catalogue/{id}" },
    summary: "Read a product or service",
    ...{ answers: { 200: "CatalogueItem" }, refusals: [404] },
  },
  {
    ...{ id: "updateCatalogueItem", method: "put", path: "/catalogue/{id}" },
    summary: "Replace a product or service",
    body: { schema: catalogueSchema, example: CATALOGUE_EXAMPLE },
    ...{ answers: { 200: "CatalogueItem" }, refusals: [...BODY, ...CHANGE] },
  },
  {
    ...{ id: "deleteCatalogueItem", method: "delete", path: "/catalogue/{id}" },
    summary: "Delete a product or service",
    ...{ answers: { 200: "Deleted" }, refusals: CHANGE },
  },
  {
    ...{ id: "listPayments", method: "get", path: "/payments", summary: "List payments, the newest first" },
    query: { ...LIST, state: PAYMENT_STATES, client: "text", bank_file: "text", q: "text" },
    ...{ answers: { 200: "PaymentList" }, refusals: [422] },
  },
  {
    ...{ id: "recordPayment", method: "post", path: "/payments" },
    summary: "Record money that came in for an invoice",
    body: { schema: createPaymentSchema, example: PAYMENT_EXAMPLE },
    ...{ answers: { 201: "Payment" }, refusals: [...BODY, 404, 409] },
  },
  {
    ...{ id: "undoPayment", method: "post", path: "/payments/{id}/undo" },
    summary: "Take a payment back; one that the bank reported is left unassigned",
    ...{ answers: { 200: "Payment" }, refusals: [400, 404, 409] },
  },
  {
    ...{ id: "recordRefund", method: "post", path: "/payments/{id}/refund" },
    summary: "Record that a client's credit was paid back",
    body: { schema: refundSchema, example: { amount: 1.5, refundedOn: "2026-11-20" } },
    ...{ answers: { 200: "Payment" }, refusals: [...BODY, 404, 409] },
  },
  ...SERIES_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  {
    ...{ id: "importBankFile", method: "post", path: "/bank-files" },
    summary: "Import a camt.053 or camt.054 file, or a ZIP with several; 200 when all of it is known",
    query: { account: "text" },
    files: ["application/xml", "application/zip", "multipart/form-data"],
    ...{ answers: { 200: "BankFileImport", 201: "BankFileImport" }, refusals: [400, 413, 415, 422, 503] },
  },
  {
    ...{ id: "undoBankFile", method: "post", path: "/bank-files/{id}/undo" },
    summary: "Take back everything that a bank file has changed",
    ...{ answers: { 200: "BankFile" }, refusals: [400, 404, 409] },
  },
];
