import { EXPENSE_EXAMPLE } from "#app/features/programs/api-info/examples.ts";
import { CATEGORY_NAMES } from "#app/features/books/book/categories.ts";
import { PAID_FROM } from "#app/features/taxes/expenses/paid-from.ts";
import { expenseSchema } from "#app/features/taxes/expenses/expense.schema.ts";
import { RECEIPT_TYPES } from "#app/features/taxes/expenses/receipts/receipt-file.ts";
import { call, create, LIST, operationsOf } from "#app/features/programs/api-info/operations/operation.ts";

export const EXPENSE_OPERATIONS = operationsOf({
  module: "expenses",
  scope: "expenses",
  needs: ["books", "expenses"],
})({
  listExpenses: call("GET /expenses", "ExpenseList", {
    summary: "List expenses by day",
    text: "The newest day first.",
    query: {
      ...LIST,
      q: "search",
      from: "day",
      to: "day",
      category: CATEGORY_NAMES,
      paidFrom: PAID_FROM,
      externalId: "text",
      updated_since: "instant",
    },
  }),
  createExpense: create("POST /expenses", "Expense", {
    summary: "Enter an expense",
    text:
      "The same supplier, day and amount as another one is 409 `expense.perhaps_same`, unless " +
      "`keepTwice` says that it is another expense. Sends `expense.created`.",
    body: { schema: expenseSchema, example: EXPENSE_EXAMPLE },
  }),
  readExpense: call("GET /expenses/{id}", "Expense", {
    summary: "Read an expense",
    text: "The expense as it is now.",
  }),
  updateExpense: call("PUT /expenses/{id}", "Expense", {
    summary: "Replace an expense",
    text:
      "Everything is replaced: what is left out goes back to its default; the receipt stays. Sends " +
      "`expense.updated`.",
    body: { schema: expenseSchema, example: EXPENSE_EXAMPLE },
  }),
  patchExpense: call("PATCH /expenses/{id}", "Expense", {
    summary: "Change some fields of an expense",
    text:
      "A merge patch (RFC 7396): fields that are not sent stay, null clears. `rows` is replaced as a " +
      "whole. Sends `expense.updated`.",
    body: { schema: expenseSchema, example: { category: "office" } },
  }),
  deleteExpense: call("DELETE /expenses/{id}", "Deleted", {
    summary: "Delete an expense",
    text: "It is kept out of sight with its receipt, as the law asks. Sends `expense.deleted`.",
  }),
  uploadReceipt: call("POST /expenses/{id}/receipt", "Expense", {
    summary: "Upload the receipt of an expense",
    text:
      "A JPEG, a PNG, a PDF or an e-invoice as XML (CII, UBL) of at most 10 MB; what it is follows from " +
      "its content. The former receipt is kept out of sight, the same one again changes nothing. A " +
      "receipt that another expense has, or the same e-invoice in another file, is 409 " +
      "`expense.perhaps_same`, unless `keepTwice` says otherwise. Sends `expense.updated`.",
    query: { keepTwice: "flag" },
    files: [...RECEIPT_TYPES, "multipart/form-data"],
    refusals: [404, 409, 412, 503],
  }),
  downloadReceipt: call("GET /expenses/{id}/receipt", "Receipt", {
    summary: "Download the receipt of an expense",
    text: "As it was uploaded. Without a receipt 404.",
    refusals: [404, 503],
  }),
});
