import type { ErrorStatuses } from "#app/platform/errors.ts";

export const expenseErrors = {
  "expense.not_found": 404,
  "expense.changed": 409,
  "expense.not_open": 409,
  "expense.perhaps_same": 409,
  "expense.receipt_damaged": 500,
} as const satisfies ErrorStatuses;

declare module "#app/platform/errors.ts" {
  interface DeclaredErrors {
    expenses: typeof expenseErrors;
  }
}
