import { taxDecisionSchema } from "#app/features/taxes/tax/json/method-answer.schema.ts";
import { closeSchema } from "#app/features/taxes/tax/json/period-answer.schema.ts";
import { zifferFiguresSchema } from "#app/features/taxes/tax/json/ziffer-figures.ts";
import { vatMethodSchema } from "#app/features/taxes/tax/method/vat-method.schema.ts";
import { call, create, operationsOf } from "#app/features/programs/api-info/operations/operation.ts";

const TAX = { module: "keys/tax", scope: "account", only: "keys" } as const;

export const TAX_OPERATIONS = [
  ...operationsOf({ ...TAX, needs: ["books", "returns"] })({
    listTaxPeriods: call("GET /tax/periods", "TaxPeriodList", {
      summary: "List the periods of the VAT returns, the newest first",
      text:
        "All that have begun; a correction before what it corrects, a reconciliation before the returns of " +
        "its year. Without a VAT method there is none.",
      query: { limit: "limit", page: "whole" },
    }),
    readTaxPeriod: call("GET /tax/periods/{id}", "TaxPeriod", {
      summary: "Read a VAT return with all its figures",
      text:
        "A closed return is answered as it was closed, an open one from the invoices and payments as they " +
        "are now.",
    }),
    closeTaxPeriod: call("POST /tax/periods/{id}/close", "TaxPeriod", {
      summary: "Close a VAT return as it was read",
      text:
        "`hash` is that of the return that was read: where it has changed since, nothing is closed (409 " +
        "`tax_period.changed`). Closing again with the same `hash` changes nothing.",
      body: { schema: closeSchema, example: { hash: "9f86d081884c7d659a2feaa0c55ad015".repeat(2) } },
    }),
  }),
  ...operationsOf({ ...TAX, needs: "decide" })({
    patchTaxPeriod: call("PATCH /tax/periods/{id}", "TaxPeriod", {
      summary: "Type the figures of a VAT return that only its owner knows",
      text:
        "By the numbers of the form, CHF, below 0 in a reconciliation alone; what is not sent stays, null " +
        "makes it 0. `version` as it was read, or `If-Match`: where it has changed since, nothing is " +
        "typed. With net tax rates there is no input tax to type (422). 409 `tax_period.closed` for a " +
        "closed return: begin a correction.",
      body: { schema: zifferFiguresSchema, example: { 400: 412.4, 405: 0 } },
    }),
  }),
  ...operationsOf({ ...TAX, needs: ["books", "returns"] })({
    correctTaxPeriod: create("POST /tax/periods/{id}/corrections", "TaxPeriod", {
      summary: "Begin the correction of a closed VAT return",
      text:
        "A correction replaces the return with all its figures, those that were typed too. An open one is" +
        " answered again. 409 `tax_period.open` where nothing is closed yet, `tax_period.reconciled` " +
        "while a reconciliation of its days is open, `tax_period.no_correction` for a closed " +
        "reconciliation: begin another one by `POST /tax/reconciliations/{year}/corrections`.",
    }),
    listTaxDocuments: call("GET /tax/periods/{id}/documents", "TaxDocumentList", {
      summary: "List what stands behind a line of a VAT return, by day",
      text:
        "Net and VAT of a document together, per act and rate. `line` is that of a figure; all of the " +
        "return where it is left out.",
      query: { line: "text", limit: "limit", starting_after: "text" },
    }),
    downloadTaxPdf: call("GET /tax/periods/{id}/pdf", "Pdf", {
      summary: "Download a VAT return as PDF",
      text: "In the language of the request. Of an open return it is preliminary.",
    }),
    downloadTaxXml: call("GET /tax/periods/{id}/xml", "EInvoice", {
      summary: "Download a VAT return as XML for the tax administration (eCH-0217)",
      text:
        "For the ePortal of the Federal Tax Administration. 409 `tax_period.not_ready` until the checks " +
        "are met.",
    }),
    readReconciliation: call("GET /tax/reconciliations/{year}", "Reconciliation", {
      summary: "Compare the book of a year with the VAT returns that were filed",
      text:
        "Art. 128 VATO. Of a business year, with the returns that end in it. 404 for a year without " +
        "returns.",
      refusals: [404, 503],
    }),
    beginReconciliation: create("POST /tax/reconciliations/{year}/corrections", "TaxPeriod", {
      summary: "Begin the VAT return of a year's differences",
      text:
        "Its return has the differences alone, what happened in the days of filed returns and is in none;" +
        " 400 and 405 are what differs by the book until they are typed. Close it and take its files like" +
        " those of other returns. An open one is answered again. 409 `tax_period.unreconcilable` unless " +
        "`state` is `ready`.",
    }),
    discardReconciliation: call("DELETE /tax/reconciliations/{year}", "Reconciliation", {
      summary: "Give up the VAT return of a year's differences",
      text:
        "Its bookings go to the next return. 404 before it was begun, 409 `tax_period.holds_bookings` " +
        "where a later return was filed that has left bookings to it.",
      refusals: [404, 409],
    }),
  }),
  ...operationsOf({ ...TAX, needs: ["books", "settings"] })({
    listVatMethods: call("GET /tax/methods", "VatMethodList", {
      summary: "List how the business accounts for VAT, the newest first",
      text: "A step holds from its day until the next one. Without any the business is not registered.",
    }),
    createVatMethod: create("POST /tax/methods", "VatMethod", {
      summary: "Say how the business accounts for VAT from a day on",
      text:
        "A step of the same day is replaced. 422 where a closed period, or one with typed figures, would " +
        "have other days. With net tax rates `activities` are those that the tax administration approved. " +
        "`registeredBefore` of the first step says whether VAT of what was supplied before it was declared " +
        "elsewhere (true) or nobody was registered (false). While it is null, a return that takes back " +
        "some of such a supply cannot be closed.",
      body: {
        schema: vatMethodSchema,
        example: {
          validFrom: "2027-01-01",
          method: "effective",
          consideration: "agreed",
          period: "quarter",
          roundsToFive: false,
          activities: [],
          registeredBefore: false,
        },
      },
    }),
  }),
  ...operationsOf({ ...TAX, needs: "decide" })({
    createTaxDecision: call("POST /tax/decisions", "TaxDecision", {
      summary: "Say why invoices are at 0 %, or which activity they belong to",
      text:
        "For 1 to 100 documents whose rows do not say it themselves; `reason`, `activity` or both. What is " +
        "said after a return was closed counts from the next one on.",
      body: {
        schema: taxDecisionSchema,
        example: { invoiceIds: ["0198c0de-0000-7000-8000-000000000001"], reason: "export" },
      },
      refusals: [404, 409],
    }),
  }),
];
