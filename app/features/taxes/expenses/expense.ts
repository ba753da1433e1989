import type { ExternalValues } from "#app/features/running/external/external-fields.ts";
import type { ExpenseReceiptsTable } from "#app/platform/database/schema/expenses.ts";
import type { ValuesOf } from "#app/platform/forms/field-record.ts";
import type { ListPage } from "#app/platform/lists/pages.ts";
import type { Rappen } from "#app/swiss/money.ts";
import type { expenseFields } from "./expense-fields.ts";
import type { ExpenseRow } from "./expense-row.ts";

export type ReceiptType = ExpenseReceiptsTable["type"];

export interface Receipt {
  id: string;
  name: string;
  type: ReceiptType;
  /** Bytes. */
  size: number;
  sha256: string;
}

export interface Expense extends ValuesOf<typeof expenseFields>, ExternalValues {
  id: string;
  rows: ExpenseRow[];
  amount: Rappen;
  vat: Rappen;
  receipt: Receipt | null;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export interface ExpensePage extends ListPage {
  expenses: Expense[];
}
