import { z } from "zod";
import {
  changeStatusSchema,
  markPaidSchema,
} from "#app/features/selling/invoices/settling/change-status.schema.ts";
import { INVOICE_KINDS, INVOICE_STATUSES } from "#app/features/selling/invoices/fields/invoice.ts";
import { INVOICE_SORTS, PAID_FILTERS } from "#app/features/selling/invoices/list/invoice-query.ts";
import { invoiceSchema } from "#app/features/selling/invoices/document/invoice.schema.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { PRINT_KINDS } from "#app/features/selling/papers/print-kind.ts";
import { LOCALES } from "#app/platform/i18n/locale.ts";
import { INVOICE_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { call, create, expandable, LIST, operationsOf } from "./operation.ts";

const SORTS = INVOICE_SORTS.flatMap((sort) => [sort, `-${sort}`]);

export const INVOICE_OPERATIONS = [
  ...operationsOf({ module: "invoices", scope: "invoices", needs: ["see", "draft", "act"] })({
    listInvoices: call("GET /invoices", "InvoiceList", {
      summary: "List invoices",
      text:
        "Whole invoices, as GET of a single one answers them. Credit notes are listed with " +
        "`kind=credit_note` only.",
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
    }),
    createInvoice: create("POST /invoices", "Invoice", {
      summary: "Create a draft",
      text:
        "`recipient` or `clientId`, and `items` or `templateId`, are needed; all else follows from " +
        "profile, client and template. With `send` it is issued and sent at once; with `payment` it is " +
        "issued, and all of it recorded as paid. Sends `invoice.created`, and what each act sends. On Free, " +
        "three invoices a calendar month.",
      body: { schema: invoiceSchema, example: INVOICE_EXAMPLE },
      optional: ["recipient", "items"],
    }),
    createInvoices: call("POST /invoices/bulk", "BulkInvoices", {
      summary: "Create up to 100 drafts, with a result each",
      text:
        "Each invoice stands for itself: the answer is 200, and `results` says for each what became of it. " +
        "The whole call counts once in the rate limit and has one `Idempotency-Key`.",
      body: {
        schema: z.object({ invoices: z.array(invoiceSchema).min(1).max(100) }),
        example: { invoices: [INVOICE_EXAMPLE] },
      },
      optional: ["recipient", "items"],
    }),
    downloadInvoices: call("GET /invoices/pdf", "Pdf", {
      summary: "Download several invoices as one PDF",
      text: "One file with all pages, in the order of `ids`. An id that is not yours makes the whole call 404.",
      query: { ids: "ids" },
      refusals: [404],
    }),
    duplicateInvoice: create("POST /invoices/{id}/duplicate", "Invoice", {
      summary: "Create a draft with the same content",
      text:
        "Of today, with the next number, and the sender as the profile is now. What belongs to the invoice " +
        "alone (payments, `externalId`) is not copied.",
    }),
    readInvoice: call("GET /invoices/{id}", "Invoice", {
      summary: "Read an invoice",
      text: "Credit notes are read here, too.",
      query: expandable("client"),
    }),
    updateInvoice: call("PUT /invoices/{id}", "Invoice", {
      summary: "Replace a draft",
      text:
        "Everything is replaced: what is left out goes back to its default. Only a draft can be replaced " +
        "(409 `invoice.locked`). What GET answers may be sent back. Sends `invoice.updated`.",
      body: { schema: invoiceSchema, example: INVOICE_EXAMPLE },
      optional: ["recipient"],
      without: ["send", "payment", "templateId"],
    }),
    patchInvoice: call("PATCH /invoices/{id}", "Invoice", {
      summary: "Change some fields of a draft",
      text:
        "A merge patch (RFC 7396): fields that are not sent stay, null clears. `items` is replaced as a " +
        "whole. Of an issued invoice only `externalId` and `metadata` can be changed. Sends " +
        "`invoice.updated`.",
      body: { schema: invoiceSchema, example: { purchaseOrder: "4711", notes: null } },
      without: ["send", "payment", "templateId"],
    }),
    deleteInvoice: call("DELETE /invoices/{id}", "DeletedInvoice", {
      summary: "Delete a draft, archive any other invoice",
      text: "A draft is gone; an issued invoice is kept out of sight, as the law asks. Sends `invoice.deleted`.",
      refusals: [404, 409, 412],
    }),
    downloadInvoice: call("GET /invoices/{id}/pdf", "Pdf", {
      summary: "Download the PDF",
      text:
        "With the Swiss payment part. An issued invoice has its stored PDF; another language makes a copy " +
        "in that language. `kind` draws an order confirmation or a delivery note of it, without a payment " +
        "part; a delivery note has no prices. 409 for what is cancelled and for credit notes.",
      query: { language: LOCALES, original: "flag", kind: PRINT_KINDS },
      refusals: [404, 409],
    }),
    downloadXml: call("GET /invoices/{id}/e-invoice", "EInvoice", {
      summary: "Download the e-invoice that the PDF holds",
      text:
        "The XML by EN 16931 (UN/CEFACT CII) as the PDF of an issued invoice or credit note holds it; 404 " +
        "`e_invoice.not_found` where it holds none. See `eInvoices` of the account and `eInvoice` of " +
        "clients.",
    }),
  }),
  ...operationsOf({ module: "invoices", scope: "invoices", needs: "act" })({
    sendInvoice: call("POST /invoices/{id}/send", "Invoice", {
      summary: "Send by e-mail",
      text:
        "E-mails the PDF; the e-mail leaves a moment later, and `delivery` says how it fared. A draft " +
        "becomes `sent`, and its content is fixed. What is `sent`, `overdue` or `paid` is sent again and " +
        "keeps its status; the e-mail says what was received. What is cancelled, credited, written off or " +
        "deleted before the e-mail leaves is held back: `delivery` is then `failed`, with the reason as " +
        "its `error`. Needs Pro and a confirmed e-mail address; at most 100 an hour and account. Sends " +
        "`invoice.sent`, and `invoice.send_failed` when it cannot be delivered.",
      body: { schema: sendInvoiceSchema, example: { language: "de" } },
      refusals: [404, 409, 412],
    }),
    markSent: call("POST /invoices/{id}/mark-sent", "Invoice", {
      summary: "Issue a draft that is posted or handed over; one already issued stays as it is",
      text:
        "For invoices that are posted or handed over: the content is fixed and the PDF stored. May be " +
        "repeated: an invoice that is issued already is answered as it is. Sends `invoice.sent`.",
      refusals: [404, 409, 412],
    }),
    markPaid: call("POST /invoices/{id}/mark-paid", "Invoice", {
      summary: "Book what is due as paid; an invoice already paid stays as it is",
      text:
        "Books what is due as paid on `paidOn`, today without it. May be repeated: an invoice that is paid " +
        "is answered as it is. Sends `payment.received` and `invoice.paid`.",
      body: { schema: markPaidSchema, example: { paidOn: "2026-11-20" } },
      refusals: [404, 409, 412],
    }),
    markUnpaid: call("POST /invoices/{id}/mark-unpaid", "Invoice", {
      summary: "Take the newest payments back; an invoice not paid stays as it is",
      text:
        "Takes back what settled the invoice last, so that it owes again. May be repeated: an invoice that " +
        "is not paid is answered as it is. Sends `payment.reversed` and `invoice.unpaid`.",
      refusals: [404, 409, 412],
    }),
    cancelInvoice: call("POST /invoices/{id}/cancel", "Invoice", {
      summary: "Cancel; a cancelled invoice stays as it is",
      text:
        "Ends a draft, sent or overdue invoice; it owes nothing any more. May be repeated. An invoice with " +
        "a credit note is 409: credit the rest instead. Sends `invoice.cancelled`.",
      refusals: [404, 409, 412],
    }),
    changeStatus: call("PUT /invoices/{id}/status", "Invoice", {
      summary: "Set the status; never takes a payment back",
      text:
        "`sent` issues a draft, `paid` books what is due, `overdue` writes down what follows from the due " +
        "date, `cancelled` ends it. A status that the invoice cannot take is 409. It never takes a payment " +
        "back; `mark-unpaid` does.",
      body: { schema: changeStatusSchema, example: { status: "sent" } },
    }),
  }),
];
