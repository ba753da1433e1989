import { createPaymentSchema } from "#app/features/payments/payment.schema.ts";
import { refundSchema } from "#app/features/payments/refunds/refund.schema.ts";
import { PAYMENT_STATES } from "#app/features/ledger/payment.ts";
import { PAYMENT_EXAMPLE } from "#app/features/api-info/examples.ts";
import { BODY, LIST, expandable, type Operation } from "./operation.ts";

export const PAYMENT_OPERATIONS: Operation[] = [
  {
    id: "listPayments",
    method: "get",
    path: "/payments",
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
  {
    id: "readPayment",
    method: "get",
    path: "/payments/{id}",
    summary: "Read a payment",
    query: expandable("client", "invoice"),
    answers: { 200: "Payment" },
    refusals: [404, 422],
  },
  {
    id: "recordPayment",
    method: "post",
    path: "/payments",
    summary: "Record money that came in for an invoice",
    body: { schema: createPaymentSchema, example: PAYMENT_EXAMPLE },
    answers: { 201: "Payment" },
    refusals: [...BODY, 404, 409],
  },
  {
    id: "undoPayment",
    method: "post",
    path: "/payments/{id}/undo",
    summary: "Take a payment back; one that the bank reported is left unassigned",
    answers: { 200: "Payment" },
    refusals: [400, 404, 409],
  },
  {
    id: "recordRefund",
    method: "post",
    path: "/payments/{id}/refund",
    summary: "Record that a client's credit was paid back",
    body: { schema: refundSchema, example: { amount: 1.5, refundedOn: "2026-11-20" } },
    answers: { 200: "Payment" },
    refusals: [...BODY, 404, 409],
  },
  {
    id: "listBankFiles",
    method: "get",
    path: "/bank-files",
    summary: "List imported bank files, the newest first",
    query: LIST,
    answers: { 200: "BankFileList" },
    refusals: [422],
  },
  {
    id: "importBankFile",
    method: "post",
    path: "/bank-files",
    summary: "Import a bank file (camt.053, camt.054, ZIP or CSV), or preview a camt.052",
    query: { account: "texts" },
    files: ["application/xml", "application/zip", "text/csv", "multipart/form-data"],
    answers: { 200: "BankFileImport", 201: "BankFileImport" },
    refusals: [400, 413, 415, 422, 503],
  },
  {
    id: "readBankFile",
    method: "get",
    path: "/bank-files/{id}",
    summary: "Read an imported bank file",
    answers: { 200: "BankFile" },
    refusals: [404],
  },
  {
    id: "undoBankFile",
    method: "post",
    path: "/bank-files/{id}/undo",
    summary: "Take back everything that a bank file has changed",
    answers: { 200: "BankFile" },
    refusals: [400, 404, 409],
  },
];
