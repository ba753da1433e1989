import { z } from "zod";
import { changeStatusSchema, markPaidSchema } from "#app/features/invoices/settling/change-status.schema.ts";
import { INVOICE_KINDS, INVOICE_STATUSES } from "#app/features/invoices/fields/invoice.ts";
import { INVOICE_SORTS, PAID_FILTERS } from "#app/features/invoices/list/invoice-query.ts";
import { invoiceSchema } from "#app/features/invoices/document/invoice.schema.ts";
import { sendInvoiceSchema } from "#app/features/papers/sending/send-paper.schema.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { INVOICE_EXAMPLE } from "#app/features/api-info/examples.ts";
import { BODY, CHANGE, LIST, expandable, operationsOf } from "./operation.ts";

const SORTS = INVOICE_SORTS.flatMap((sort) => [sort, `-${sort}`]);

export const INVOICE_OPERATIONS = operationsOf({
  listInvoices: {
    call: "GET /invoices",
    summary: "List invoices",
    query: {
      ...LIST,
      status: { severalOf: INVOICE_STATUSES },
      paid: PAID_FILTERS,
      kind: INVOICE_KINDS,
      client: "id",
      q: "search",
      sort: SORTS,
      issued_from: "day",
      issued_to: "day",
      due_from: "day",
      due_to: "day",
      updated_since: "instant",
      number: "text",
      reference: "text",
      externalId: "text",
      amount_min: "amount",
      amount_max: "amount",
      ...expandable("client"),
    },
    answers: { 200: "InvoiceList" },
    refusals: [422],
  },
  createInvoice: {
    call: "POST /invoices",
    summary: "Create a draft",
    body: { schema: invoiceSchema, example: INVOICE_EXAMPLE },
    optional: ["recipient", "items"],
    answers: { 201: "Invoice" },
    refusals: [...BODY, 409],
  },
  createInvoices: {
    call: "POST /invoices/bulk",
    summary: "Create up to 100 drafts, with a result each",
    body: {
      schema: z.object({ invoices: z.array(invoiceSchema).min(1).max(100) }),
      example: { invoices: [INVOICE_EXAMPLE] },
    },
    optional: ["recipient", "items"],
    answers: { 200: "BulkInvoices" },
    refusals: [...BODY, 409],
  },
  downloadInvoices: {
    call: "GET /invoices/pdf",
    summary: "Download several invoices as one PDF",
    query: { ids: "ids" },
    answers: { 200: "Pdf" },
    refusals: [404, 422],
  },
  duplicateInvoice: {
    call: "POST /invoices/{id}/duplicate",
    summary: "Create a draft with the same content",
    answers: { 201: "Invoice" },
    refusals: [404, 409],
  },
  readInvoice: {
    call: "GET /invoices/{id}",
    summary: "Read an invoice",
    query: expandable("client"),
    answers: { 200: "Invoice" },
    refusals: [404, 422],
  },
  updateInvoice: {
    call: "PUT /invoices/{id}",
    summary: "Replace a draft",
    body: { schema: invoiceSchema, example: INVOICE_EXAMPLE },
    optional: ["recipient"],
    without: ["send", "templateId"],
    answers: { 200: "Invoice" },
    refusals: [...BODY, ...CHANGE],
  },
  patchInvoice: {
    call: "PATCH /invoices/{id}",
    summary: "Change some fields of a draft",
    body: { schema: invoiceSchema, example: { purchaseOrder: "4711", notes: null } },
    without: ["send", "templateId"],
    answers: { 200: "Invoice" },
    refusals: [...BODY, ...CHANGE],
  },
  deleteInvoice: {
    call: "DELETE /invoices/{id}",
    summary: "Delete a draft, archive any other invoice",
    answers: { 200: "DeletedInvoice" },
    refusals: CHANGE,
  },
  downloadInvoice: {
    call: "GET /invoices/{id}/pdf",
    summary: "Download the PDF",
    query: { language: LOCALES, original: "flag" },
    answers: { 200: "Pdf" },
    refusals: [404, 422],
  },
  downloadXml: {
    call: "GET /invoices/{id}/e-invoice",
    summary: "Download the e-invoice that the PDF holds",
    answers: { 200: "EInvoice" },
    refusals: [404],
  },
  sendInvoice: {
    call: "POST /invoices/{id}/send",
    summary: "Send by e-mail",
    body: { schema: sendInvoiceSchema, example: { language: "de" } },
    answers: { 200: "Invoice" },
    refusals: [...BODY, ...CHANGE],
  },
  markSent: {
    call: "POST /invoices/{id}/mark-sent",
    summary: "Issue a draft that is posted or handed over; one already issued stays as it is",
    answers: { 200: "Invoice" },
    refusals: [400, 413, 422, ...CHANGE],
  },
  markPaid: {
    call: "POST /invoices/{id}/mark-paid",
    summary: "Book what is due as paid; an invoice already paid stays as it is",
    body: { schema: markPaidSchema, example: { paidOn: "2026-11-20" } },
    answers: { 200: "Invoice" },
    refusals: [...BODY, ...CHANGE],
  },
  markUnpaid: {
    call: "POST /invoices/{id}/mark-unpaid",
    summary: "Take the newest payments back; an invoice not paid stays as it is",
    answers: { 200: "Invoice" },
    refusals: [400, 413, 422, ...CHANGE],
  },
  cancelInvoice: {
    call: "POST /invoices/{id}/cancel",
    summary: "Cancel; a cancelled invoice stays as it is",
    answers: { 200: "Invoice" },
    refusals: [400, 413, 422, ...CHANGE],
  },
  changeStatus: {
    call: "PUT /invoices/{id}/status",
    summary: "Set the status; never takes a payment back",
    body: { schema: changeStatusSchema, example: { status: "sent" } },
    answers: { 200: "Invoice" },
    refusals: [...BODY, ...CHANGE],
  },
});
