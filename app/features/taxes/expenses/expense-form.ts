import { capsOf, formValuesOf, type NamesOf } from "#app/platform/forms/field-record.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatRate, includedVat } from "#app/swiss/vat.ts";
import type { Expense } from "./expense.ts";
import { expenseFields } from "./expense-fields.ts";
import type { ExpenseRow } from "./expense-row.ts";
import { expenseSchema } from "./expense.schema.ts";

export const EXPENSE_CAPS = capsOf(expenseFields);

export type ExpenseFormField = NamesOf<typeof expenseFields, "form">;

/** A row for each statutory rate, the last for what has none. */
const SHOWN_ROWS = 4;

const EMPTY_ROW = { rate: "", gross: "", vat: "" };

export const EXPENSE_FORM = {
  form: "expense",
  schema: expenseSchema,
  caps: EXPENSE_CAPS,
  read: (values: FormValues): FormValues => ({ ...values, rows: typedRows(values) }),
};

/** Rows left empty count for nothing, so that the others move up; the first is always asked for. */
function typedRows(values: FormValues): FormValues[] {
  const rows = Array.isArray(values.rows) ? values.rows : [];
  const last = rows.findLastIndex(({ rate, gross, vat }) => rate || gross || vat);
  return rows.slice(0, Math.max(1, last + 1)).map(({ rate = "", gross = "", vat = "" }) => ({
    rate,
    gross,
    ...(vat === "" ? {} : { vat }),
  }));
}

export function blankExpenseForm(today: string): FormValues {
  return { day: today, rows: padded([]) };
}

export function expenseFormValues(expense: Expense): FormValues {
  return {
    ...formValuesOf(expenseFields, expense),
    rows: padded(expense.rows.map(expenseRowValues)),
    version: String(expense.version),
  };
}

/** The VAT only where it is not what the amount contains, so that a changed amount does not keep it. */
export function expenseRowValues({ rate, gross, vat }: ExpenseRow) {
  const isContained = vat === includedVat(gross, rate);
  return {
    rate: formatVatRate(rate),
    gross: formatAmount(gross),
    vat: isContained ? "" : formatAmount(vat),
  };
}

export function padded(rows: FormValues[]): FormValues[] {
  const missing = Math.max(0, SHOWN_ROWS - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => EMPTY_ROW)];
}
