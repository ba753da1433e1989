import { creditNoteSchema } from "#app/features/selling/invoices/correcting/credit-note.schema.ts";
import { writeOffSchema } from "#app/features/money/payments/write-off.schema.ts";
import { CREDIT_NOTE_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { call, create, operationsOf } from "./operation.ts";

export const CORRECTION_OPERATIONS = operationsOf({ module: "invoices", scope: "invoices", needs: "act" })({
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
