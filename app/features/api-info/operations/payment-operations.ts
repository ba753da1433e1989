import { createPaymentSchema } from "#app/features/payments/payment.schema.ts";
import { refundSchema } from "#app/features/payments/refunds/refund.schema.ts";
import { PAYMENT_STATES } from "#app/features/ledger/payment.ts";
import { PAYMENT_EXAMPLE } from "#app/features/api-info/examples.ts";
import { BODY, LIST, expandable, operationsOf } from "./operation.ts";

export const PAYMENT_OPERATIONS = operationsOf({
  listPayments: {
    call: "GET /payments",
    summary: "List payments, the newest first",
    query: {
      ...LIST,
      state: PAYMENT_STATES,
      client: "id",
      bank_file: "id",
      q: "search",
      ...expandable("client", "invoice"),
    },
    answers: { 200: "PaymentList" },
    refusals: [422],
  },
  readPayment: {
    call: "GET /payments/{id}",
    summary: "Read a payment",
    query: expandable("client", "invoice"),
    answers: { 200: "Payment" },
    refusals: [404, 422],
  },
  recordPayment: {
    call: "POST /payments",
    summary: "Record money that came in for an invoice",
    body: { schema: createPaymentSchema, example: PAYMENT_EXAMPLE },
    answers: { 201: "Payment" },
    refusals: [...BODY, 404, 409],
  },
  undoPayment: {
    call: "POST /payments/{id}/undo",
    summary: "Take a payment back; one that the bank reported is left unassigned",
    answers: { 200: "Payment" },
    refusals: [400, 404, 409],
  },
  recordRefund: {
    call: "POST /payments/{id}/refund",
    summary: "Record that a client's credit was paid back",
    body: { schema: refundSchema, example: { amount: 1.5, refundedOn: "2026-11-20" } },
    answers: { 200: "Payment" },
    refusals: [...BODY, 404, 409],
  },
  listBankFiles: {
    call: "GET /bank-files",
    summary: "List imported bank files, the newest first",
    query: LIST,
    answers: { 200: "BankFileList" },
    refusals: [422],
  },
  importBankFile: {
    call: "POST /bank-files",
    summary: "Import a bank file (camt.053, camt.054, ZIP or CSV), or preview a camt.052",
    query: { account: "texts" },
    files: ["application/xml", "application/zip", "text/csv", "multipart/form-data"],
    answers: { 200: "BankFileImport", 201: "BankFileImport" },
    refusals: [400, 413, 415, 422, 503],
  },
  readBankFile: {
    call: "GET /bank-files/{id}",
    summary: "Read an imported bank file",
    answers: { 200: "BankFile" },
    refusals: [404],
  },
  undoBankFile: {
    call: "POST /bank-files/{id}/undo",
    summary: "Take back everything that a bank file has changed",
    answers: { 200: "BankFile" },
    refusals: [400, 404, 409],
  },
});
