import { createPaymentSchema } from "#app/features/money/payments/payment.schema.ts";
import { refundSchema } from "#app/features/money/payments/refunds/refund.schema.ts";
import { PAYMENT_STATES } from "#app/features/books/ledger/payment.ts";
import { PAYMENT_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { call, create, expandable, LIST, operationsOf } from "./operation.ts";

export const PAYMENT_OPERATIONS = [
  ...operationsOf({ module: "payments", scope: "payments", needs: ["books", "act"] })({
    listPayments: call("GET /payments", "PaymentList", {
      summary: "List payments, the newest first",
      text: "In every state, unless `state` says otherwise.",
      query: {
        ...LIST,
        state: PAYMENT_STATES,
        client: "id",
        bank_file: "id",
        q: "search",
        updated_since: "instant",
        ...expandable("client", "invoice"),
      },
    }),
    readPayment: call("GET /payments/{id}", "Payment", {
      summary: "Read a payment",
      text: "With what it settles.",
      query: expandable("client", "invoice"),
    }),
    recordPayment: create("POST /payments", "Payment", {
      summary: "Record money that came in for an invoice",
      text:
        "For an invoice that is sent or overdue. What exceeds its `amountDue` is the client's credit. " +
        "Sends `payment.received`, and `invoice.paid` or `invoice.partially_paid`.",
      body: { schema: createPaymentSchema, example: PAYMENT_EXAMPLE },
      refusals: [404],
    }),
    undoPayment: call("POST /payments/{id}/undo", "Payment", {
      summary: "Take a payment back; one that the bank reported is left unassigned",
      text:
        "The invoices owe again. A payment by hand is `reversed`; one that the bank reported is " +
        "`unassigned`. Sends `payment.reversed`, and `invoice.unpaid` for an invoice that was paid " +
        "and owes again.",
    }),
    recordRefund: call("POST /payments/{id}/refund", "Payment", {
      summary: "Record that a client's credit was paid back",
      text: "Lowers the client's credit that is left of the payment.",
      body: { schema: refundSchema, example: { amount: 1.5, refundedOn: "2026-11-20" } },
    }),
  }),
  ...operationsOf({ module: "bank-files", scope: "payments", needs: ["books", "act"] })({
    listBankFiles: call("GET /bank-files", "BankFileList", {
      summary: "List imported bank files, the newest first",
      text: "Undone ones too.",
      query: LIST,
    }),
    importBankFile: create("POST /bank-files", "BankFileImport", {
      summary: "Import a bank file (camt.053, camt.054, ZIP or CSV), or preview a camt.052",
      text:
        "An exact reference with the exact open amount is booked, everything else waits for a click. Each " +
        "transaction counts once, in whichever files it stands. A file about an account that is not in the " +
        "profile is 422 `bank_file.foreign_account`, and nothing is booked. A CSV file (up to 10 MB and " +
        "20,000 rows) is read as somebody confirmed on the page Payments for the same headings, and only " +
        "proposed; before that it is 422 `bank_file.csv_not_mapped`. With several accounts of such files, " +
        "`account` says which. A camt.052 answers 200 with `preview: true` and writes nothing. The same " +
        "file again is 200. Up to 100 MB and 300 files an hour; one large file of an account at a time " +
        "(503).",
      query: { account: "texts" },
      files: ["application/xml", "application/zip", "text/csv", "multipart/form-data"],
      answers: { 200: "BankFileImport", 201: "BankFileImport" },
      refusals: [503],
    }),
    readBankFile: call("GET /bank-files/{id}", "BankFile", {
      summary: "Read an imported bank file",
      text: "With the counts of its import. Its payments are at `/payments?bank_file=`.",
    }),
    undoBankFile: call("POST /bank-files/{id}/undo", "BankFile", {
      summary: "Take back everything that a bank file has changed",
      text: "What was confirmed since, too. 409 `payment.refunded` while part of a payment is paid back.",
    }),
  }),
];
