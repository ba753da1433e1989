import { taxDecisionSchema } from "#app/features/tax/json/method-answer.schema.ts";
import { closeSchema } from "#app/features/tax/json/period-answer.schema.ts";
import { zifferFiguresSchema } from "#app/features/tax/json/ziffer-figures.ts";
import { vatMethodSchema } from "#app/features/tax/method/vat-method.schema.ts";
import { BODY, CHANGE, operationsOf } from "#app/features/api-info/operations/operation.ts";

export const TAX_OPERATIONS = operationsOf({
  listTaxPeriods: {
    call: "GET /tax/periods",
    summary: "List the periods of the VAT returns, the newest first",
    query: { limit: "limit", page: "whole" },
    answers: { 200: "TaxPeriodList" },
    refusals: [422],
  },
  readTaxPeriod: {
    call: "GET /tax/periods/{id}",
    summary: "Read a VAT return with all its figures",
    answers: { 200: "TaxPeriod" },
    refusals: [404, 422],
  },
  closeTaxPeriod: {
    call: "POST /tax/periods/{id}/close",
    summary: "Close a VAT return as it was read",
    body: { schema: closeSchema, example: { hash: "9f86d081884c7d659a2feaa0c55ad015".repeat(2) } },
    answers: { 200: "TaxPeriod" },
    refusals: [...BODY, 404, 409],
  },
  patchTaxPeriod: {
    call: "PATCH /tax/periods/{id}",
    summary: "Type the figures of a VAT return that only its owner knows",
    body: { schema: zifferFiguresSchema, example: { 400: 412.4, 405: 0 } },
    answers: { 200: "TaxPeriod" },
    refusals: [...BODY, ...CHANGE],
  },
  correctTaxPeriod: {
    call: "POST /tax/periods/{id}/corrections",
    summary: "Begin the correction of a closed VAT return",
    answers: { 201: "TaxPeriod" },
    refusals: [404, 409],
  },
  listTaxDocuments: {
    call: "GET /tax/periods/{id}/documents",
    summary: "List what stands behind a line of a VAT return, by day",
    query: { line: "text", limit: "limit", starting_after: "text" },
    answers: { 200: "TaxDocumentList" },
    refusals: [404, 422],
  },
  downloadTaxPdf: {
    call: "GET /tax/periods/{id}/pdf",
    summary: "Download a VAT return as PDF",
    answers: { 200: "Pdf" },
    refusals: [404],
  },
  downloadTaxXml: {
    call: "GET /tax/periods/{id}/xml",
    summary: "Download a VAT return as XML for the tax administration (eCH-0217)",
    answers: { 200: "EInvoice" },
    refusals: [404],
  },
  readReconciliation: {
    call: "GET /tax/reconciliations/{year}",
    summary: "Compare the book of a year with the VAT returns that were filed",
    answers: { 200: "Reconciliation" },
    refusals: [404, 422, 503],
  },
  beginReconciliation: {
    call: "POST /tax/reconciliations/{year}/corrections",
    summary: "Begin the VAT return of a year's differences",
    answers: { 201: "TaxPeriod" },
    refusals: [404, 409],
  },
  discardReconciliation: {
    call: "DELETE /tax/reconciliations/{year}",
    summary: "Give up the VAT return of a year's differences",
    answers: { 200: "Reconciliation" },
    refusals: [404, 409],
  },
  listVatMethods: {
    call: "GET /tax/methods",
    summary: "List how the business accounts for VAT, the newest first",
    answers: { 200: "VatMethodList" },
    refusals: [422],
  },
  createVatMethod: {
    call: "POST /tax/methods",
    summary: "Say how the business accounts for VAT from a day on",
    body: {
      schema: vatMethodSchema,
      example: {
        validFrom: "2027-01-01",
        method: "effective",
        consideration: "agreed",
        period: "quarter",
        roundsToFive: false,
        activities: [],
      },
    },
    answers: { 201: "VatMethod" },
    refusals: [...BODY, 409],
  },
  createTaxDecision: {
    call: "POST /tax/decisions",
    summary: "Say why invoices are at 0 %, or which activity they belong to",
    body: {
      schema: taxDecisionSchema,
      example: { invoiceIds: ["0198c0de-0000-7000-8000-000000000001"], reason: "export" },
    },
    answers: { 200: "TaxDecision" },
    refusals: [...BODY, 404, 409],
  },
});
