import { z } from "zod";
import { vatRate } from "#app/features/selling/invoices/fields/item-rules.ts";
import { addFieldError } from "#app/platform/forms/fields.ts";
import { anyAmount, someAmount } from "#app/platform/forms/numeric-field.ts";
import { formatAmount, type Rappen, rappenToNumber } from "#app/swiss/money.ts";
import { includedVat, type VatRate, vatRateToNumber } from "#app/swiss/vat.ts";

export interface ExpenseRow {
  rate: VatRate;
  /** Below 0 for what a supplier credits. */
  gross: Rappen;
  /** The VAT as printed, else what `gross` contains at the rate. */
  vat: Rappen;
}

export const MAX_EXPENSE_ROWS = 10;

const rowRule = z
  .object({ rate: vatRate, gross: someAmount, vat: anyAmount.optional() })
  .superRefine(({ rate, gross, vat }, ctx) => {
    if (vat === undefined || ![rate, gross, vat].every(Number.isSafeInteger)) return;
    const most = rate === 0 ? 0 : gross;
    if (vat === 0 || (vat > 0 === most > 0 && Math.abs(vat) <= Math.abs(most))) return;
    ctx.addIssue({
      code: "custom",
      path: ["vat"],
      params: { code: "field.amount_too_large", max: formatAmount(most) },
    });
  });

export const rowsRule = z.array(rowRule).superRefine((rows, ctx) => {
  if (rows.length === 0) addFieldError(ctx, "field.required");
  if (rows.length > MAX_EXPENSE_ROWS) addFieldError(ctx, "field.too_many", { max: MAX_EXPENSE_ROWS });
});

export const rowAnswer = z.object({ rate: z.number(), gross: z.number(), vat: z.number() }).strict();

export const storedRows = z.array(
  z.object({ rate: z.number().int(), gross: z.number().int(), vat: z.number().int() }),
);

export function completeRows(rows: z.output<typeof rowsRule>): ExpenseRow[] {
  return rows.map(({ rate, gross, vat }) => ({ rate, gross, vat: vat ?? includedVat(gross, rate) }));
}

export function sumsOfRows(rows: readonly ExpenseRow[]): { amount: Rappen; vat: Rappen } {
  return {
    amount: rows.reduce((sum, { gross }) => sum + gross, 0),
    vat: rows.reduce((sum, { vat }) => sum + vat, 0),
  };
}

export function rowJson({ rate, gross, vat }: ExpenseRow) {
  return { rate: vatRateToNumber(rate), gross: rappenToNumber(gross), vat: rappenToNumber(vat) };
}
