import { z } from "zod";
import { externalFields } from "#app/features/running/external/external-fields.ts";
import { rulesOf } from "#app/platform/forms/field-record.ts";
import { optionalCheckbox, optionalVersion } from "#app/platform/forms/fields.ts";
import { someAmount } from "#app/platform/forms/numeric-field.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { expenseFields } from "./expense-fields.ts";
import { rowsRule } from "./expense-row.ts";

export const expenseSchema = z
  .object({
    ...rulesOf(expenseFields),
    rows: rowsRule,
    /** The sum of the rows, for who wants to have it checked. */
    amount: someAmount.optional(),
    ...rulesOf(externalFields),
    keepTwice: optionalCheckbox(),
    version: optionalVersion(),
  })
  .superRefine(({ rows, amount, paidFrom, paidOn, acquisitionTax }, ctx) => {
    if (paidFrom === "open" && paidOn)
      ctx.addIssue({ code: "custom", path: ["paidFrom"], params: { code: "field.paid_while_open" } });
    if (
      acquisitionTax &&
      rows.some(({ rate, vat }) => [rate, vat].some((one) => Number(one) > 0 || Number(one) < 0))
    )
      ctx.addIssue({
        code: "custom",
        path: ["acquisitionTax"],
        params: { code: "field.acquisition_with_vat" },
      });
    const sum = rows.reduce((sum, { gross }) => sum + gross, 0);
    if (amount === undefined || amount === sum || ![amount, sum].every(Number.isSafeInteger)) return;
    const params = { code: "field.expense_amount", sum: formatAmount(sum) };
    ctx.addIssue({ code: "custom", path: ["amount"], params });
  });

export type ExpenseInput = z.output<typeof expenseSchema>;
