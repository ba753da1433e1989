import { z } from "zod";
import { changeStatusSchema, markPaidSchema } from "#app/features/invoices/status/change-status.schema.ts";
import { INVOICE_KINDS, INVOICE_STATUSES } from "#app/features/invoices/invoice.ts";
import { INVOICE_SORTS, PAID_FILTERS } from "#app/features/invoices/list/invoice-query.ts";
import { invoiceSchema } from "#app/features/invoices/invoice.schema.ts";
import { sendInvoiceSchema } from "#app/features/invoices/sending/send-invoice.schema.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { INVOICE_EXAMPLE } from "#app/features/api-info/examples.ts";
import { BODY, CHANGE, LIST, type Operation } from "./operation.ts";

const SORTS = INVOICE_SORTS.flatMap((sort) => [sort, `-${sort}`]);

export const INVOICE_OPERATIONS: Operation[] = [
  {
    ...{ id: "listInvoices", method: "get", path: "/invoices", summary: "List invoices" },
    query: {
      ...LIST,
      ...{ status: { severalOf: INVOICE_STATUSES }, paid: PAID_FILTERS, kind: INVOICE_KINDS },
      ...{ client: "id", q: "search", sort: SORTS },
      ...{ issued_from: "day", issued_to: "day", due_from: "day", due_to: "day" },
      ...{ updated_since: "instant", number: "text", reference: "text", externalId: "text" },
      ...{ amount_min: "amount", amount_max: "amount" },
    },
    ...{ answers: { 200: "InvoiceList" }, refusals: [422] },
  },
  {
    ...{ id: "createInvoice", method: "post", path: "/invoices", summary: "Create a draft" },
    body: { schema: invoiceSchema, example: INVOICE_EXAMPLE },
    optional: ["recipient", "items"],
    ...{ answers: { 201: "Invoice" }, refusals: [...BODY, 409] },
  },
  {
    ...{ id: "createInvoices", method: "post", path: "/invoices/bulk" },
    summary: "Create up to 100 drafts, with a result each",
    body: {
      schema: z.object({ invoices: z.array(invoiceSchema).min(1).max(100) }),
      example: { invoices: [INVOICE_EXAMPLE] },
    },
    optional: ["recipient", "items"],
    ...{ answers: { 200: "BulkInvoices" }, refusals: [...BODY, 409] },
  },
  {
    ...{ id: "downloadInvoices", method: "get", path: "/invoices/pdf" },
    ...{ summary: "Download several invoices as one PDF", query: { ids: "ids" } },
    ...{ answers: { 200: "Pdf" }, refusals: [404, 422] },
  },
  {
    ...{ id: "duplicateInvoice", method: "post", path: "/invoices/{id}/duplicate" },
    summary: "Create a draft with the same content",
    ...{ answers: { 201: "Invoice" }, refusals: [404, 409] },
  },
  {
    ...{ id: "readInvoice", method: "get", path: "/invoices/{id}", summary: "Read an invoice" },
    ...{ answers: { 200: "Invoice" }, refusals: [404, 422] },
  },
  {
    ...{ id: "updateInvoice", method: "put", path: "/invoices/{id}", summary: "Replace a draft" },
    body: { schema: invoiceSchema, example: INVOICE_EXAMPLE },
    ...{ optional: ["recipient"], without: ["send", "templateId"] },
    ...{ answers: { 200: "Invoice" }, refusals: [...BODY, ...CHANGE] },
  },
  {
    ...{ id: "patchInvoice", method: "patch", path: "/invoices/{id}" },
    summary: "Change some fields of a draft",
    body: { schema: invoiceSchema, example: { purchaseOrder: "4711", notes: null } },
    without: ["send", "templateId"],
    ...{ answers: { 200: "Invoice" }, refusals: [...BODY, ...CHANGE] },
  },
  {
    ...{ id: "deleteInvoice", method: "delete", path: "/invoices/{id}" },
    summary: "Delete a draft, archive any other invoice",
    ...{ answers: { 200: "DeletedInvoice" }, refusals: CHANGE },
  },
  {
    ...{ id: "downloadInvoice", method: "get", path: "/invoices/{id}/pdf", summary: "Download the PDF" },
    ...{ query: { language: LOCALES, original: "flag" }, answers: { 200: "Pdf" }, refusals: [404, 422] },
  },
  {
    ...{ id: "sendInvoice", method: "post", path: "/invoices/{id}/send", summary: "Send by e-mail" },
    body: { schema: sendInvoiceSchema, example: { language: "de" } },
    ...{ answers: { 200: "Invoice" }, refusals: [...BODY, ...CHANGE] },
  },
  {
    ...{ id: "markSent", method: "post", path: "/invoices/{id}/mark-sent" },
    summary: "Issue a draft that is posted or handed over; one already issued stays as it is",
    ...{ answers: { 200: "Invoice" }, refusals: [400, 413, 422, ...CHANGE] },
  },
  {
    ...{ id: "markPaid", method: "post", path: "/invoices/{id}/mark-paid" },
    summary: "Book what is due as paid; an invoice already paid stays as it is",
    body: { schema: markPaidSchema, example: { paidOn: "2026-11-20" } },
    ...{ answers: { 200: "Invoice" }, refusals: [...BODY, ...CHANGE] },
  },
  {
    ...{ id: "markUnpaid", method: "post", path: "/invoices/{id}/mark-unpaid" },
    summary: "Take the newest payments back; an invoice not paid stays as it is",
    ...{ answers: { 200: "Invoice" }, refusals: [400, 413, 422, ...CHANGE] },
  },
  {
    ...{ id: "cancelInvoice", method: "post", path: "/invoices/{id}/cancel" },
    summary: "Cancel; a cancelled invoice stays as it is",
    ...{ answers: { 200: "Invoice" }, refusals: [400, 413, 422, ...CHANGE] },
  },
  {
    ...{
      id: "changeStatus",
      method: "put",
      path: "/invoices/{id}/status",
      summary: "Set the status; never takes a payment back",
    },
    body: { schema: changeStatusSchema, example: { status: "sent" } },
    ...{ answers: { 200: "Invoice" }, refusals: [...BODY, ...CHANGE] },
  },
];
