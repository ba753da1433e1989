import type { FormValues } from "#app/platform/forms/form-data.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import type { ReadQrBill } from "./read-qr-payload.ts";

/** An amount in another currency is left to a person. */
export function qrRows({ currency, amount, rows }: ReadQrBill): FormValues[] {
  if (currency !== "CHF") return [];
  if (rows.length === 0) return [{ rate: "", gross: amount === null ? "" : formatAmount(amount), vat: "" }];
  return rows.map(({ rate, gross }) => ({ rate: formatVatRate(rate), gross: formatAmount(gross), vat: "" }));
}
