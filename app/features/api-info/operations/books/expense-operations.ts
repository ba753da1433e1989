import { EXPENSE_EXAMPLE } from "#app/features/api-info/examples.ts";
import { CATEGORY_NAMES } from "#app/features/book/categories.ts";
import { expenseSchema } from "#app/features/expenses/expense.schema.ts";
import { RECEIPT_TYPES } from "#app/features/expenses/receipts/receipt-file.ts";
import { BODY, CHANGE, LIST, operationsOf } from "#app/features/api-info/operations/operation.ts";

export const EXPENSE_OPERATIONS = operationsOf({
  listExpenses: {
    call: "GET /expenses",
    summary: "List expenses by day",
    query: {
      ...LIST,
      q: "search",
      from: "day",
      to: "day",
      category: CATEGORY_NAMES,
      externalId: "text",
      updated_since: "instant",
    },
    answers: { 200: "ExpenseList" },
    refusals: [422],
  },
  createExpense: {
    call: "POST /expenses",
    summary: "Enter an expense",
    body: { schema: expenseSchema, example: EXPENSE_EXAMPLE },
    answers: { 201: "Expense" },
    refusals: [...BODY, 409],
  },
  readExpense: {
    call: "GET /expenses/{id}",
    summary: "Read an expense",
    answers: { 200: "Expense" },
    refusals: [404, 422],
  },
  updateExpense: {
    call: "PUT /expenses/{id}",
    summary: "Replace an expense",
    body: { schema: expenseSchema, example: EXPENSE_EXAMPLE },
    answers: { 200: "Expense" },
    refusals: [...BODY, ...CHANGE],
  },
  patchExpense: {
    call: "PATCH /expenses/{id}",
    summary: "Change some fields of an expense",
    body: { schema: expenseSchema, example: { category: "office" } },
    answers: { 200: "Expense" },
    refusals: [...BODY, ...CHANGE],
  },
  deleteExpense: {
    call: "DELETE /expenses/{id}",
    summary: "Delete an expense",
    answers: { 200: "Deleted" },
    refusals: [404, 412],
  },
  uploadReceipt: {
    call: "POST /expenses/{id}/receipt",
    summary: "Upload the receipt of an expense",
    query: { keepTwice: "flag" },
    files: [...RECEIPT_TYPES, "multipart/form-data"],
    answers: { 200: "Expense" },
    refusals: [400, 404, 409, 412, 413, 415, 422, 503],
  },
  downloadReceipt: {
    call: "GET /expenses/{id}/receipt",
    summary: "Download the receipt of an expense",
    answers: { 200: "Receipt" },
    refusals: [404, 503],
  },
});
