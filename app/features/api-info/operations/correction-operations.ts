import { creditNoteSchema } from "#app/features/invoices/correcting/credit-note.schema.ts";
import { writeOffSchema } from "#app/features/payments/write-off.schema.ts";
import { CREDIT_NOTE_EXAMPLE } from "#app/features/api-info/examples.ts";
import { BODY, CHANGE, operationsOf } from "./operation.ts";

export const CORRECTION_OPERATIONS = operationsOf({
  issueCreditNote: {
    call: "POST /invoices/{id}/credit-notes",
    summary: "Issue a credit note for all or some rows of an invoice",
    body: { schema: creditNoteSchema, example: CREDIT_NOTE_EXAMPLE },
    answers: { 201: "Invoice" },
    refusals: [...BODY, 404, 409],
  },
  withdrawCreditNote: {
    call: "POST /invoices/{id}/withdraw",
    summary: "Withdraw a credit note that nobody has received or used",
    answers: { 200: "Invoice" },
    refusals: [400, ...CHANGE],
  },
  writeOff: {
    call: "POST /invoices/{id}/write-off",
    summary: "Write off what is due, or part of it",
    body: { schema: writeOffSchema, example: { amount: 12.5, reason: "Bankruptcy" } },
    answers: { 200: "Invoice" },
    refusals: [...BODY, ...CHANGE],
  },
  undoWriteOff: {
    call: "POST /invoices/{id}/write-off/undo",
    summary: "Let an invoice owe again what was written off of it",
    answers: { 200: "Invoice" },
    refusals: [400, ...CHANGE],
  },
});
