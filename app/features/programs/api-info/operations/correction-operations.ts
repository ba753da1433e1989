import { depositSchema } from "#app/features/selling/invoices/deposits/deposit.schema.ts";
import { creditNoteSchema } from "#app/features/selling/invoices/correcting/credit-note.schema.ts";
import { writeOffSchema } from "#app/features/money/payments/write-off.schema.ts";
import { CREDIT_NOTE_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { call, create, operationsOf } from "./operation.ts";

export const CORRECTION_OPERATIONS = operationsOf({ module: "invoices", scope: "invoices", needs: "act" })({
  makeDeposit: create("POST /invoices/{id}/deposits", "Invoice", {
    summary: "Ask for a deposit on a draft",
    text:
      "Answers a draft with its own number and a row for each VAT rate: of a `percent` of the draft, or over an " +
      "`amount`, VAT included. The draft keeps its rows until it is made the final invoice; something must be " +
      "left for that. Counts as an invoice. Sends `invoice.created`.",
    body: { schema: depositSchema, example: { percent: 50 } },
    refusals: [404, 409, 412],
  }),
  makeFinal: create("POST /invoices/{id}/final", "Invoice", {
    summary: "Make the final invoice, which deducts the deposits",
    text:
      "Of the draft that deposits were asked for on, or of one of these. Answers that draft, of today, with its " +
      "`deductions`: issued deposits, paid or not, without what was credited of them (409 " +
      "`invoice.deposit_is_draft`). May be repeated, and must be when a deposit has changed; after a final " +
      "invoice that was cancelled or credited, it is a new draft. Sends `invoice.updated`.",
    refusals: [404, 409, 412],
  }),
  issueCreditNote: create("POST /invoices/{id}/credit-notes", "Invoice", {
    summary: "Issue a credit note for an invoice, or for rows or an amount of it",
    text:
      "For a sent, overdue or paid invoice. `amount` is what the client pays less, VAT included: it is taken " +
      "from what is left of each VAT rate. It lowers `amountDue`; what the invoice does not owe any " +
      "more is the client's credit. All of an invoice at once makes a cancellation invoice. Sends " +
      "`credit_note.created`.",
    body: { schema: creditNoteSchema, example: CREDIT_NOTE_EXAMPLE },
  }),
  withdrawCreditNote: call("POST /invoices/{id}/withdraw", "Invoice", {
    summary: "Withdraw a credit note that nobody has received or used",
    text:
      "Only while it was neither sent by e-mail nor used (409 `credit_note.used`). The invoice owes " +
      "again what was credited.",
    refusals: [404, 409, 412],
  }),
  writeOff: call("POST /invoices/{id}/write-off", "Invoice", {
    summary: "Write off what is due, or part of it",
    text: "For a sent or overdue invoice. When nothing is left, it is `written_off`.",
    body: { schema: writeOffSchema, example: { amount: 12.5, reason: "Bankruptcy" } },
    refusals: [404, 409, 412],
  }),
  undoWriteOff: call("POST /invoices/{id}/write-off/undo", "Invoice", {
    summary: "Let an invoice owe again what was written off of it",
    text:
      "What is left of all write-offs of the invoice is owed again from today. The write-offs stay as " +
      "they were: `allocations` gains one below 0 for each.",
    refusals: [404, 409, 412],
  }),
});
