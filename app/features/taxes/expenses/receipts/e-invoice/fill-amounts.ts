import { expenseRowValues } from "#app/features/taxes/expenses/expense-form.ts";
import { qrRows } from "#app/features/taxes/expenses/receipts/qr-rows.ts";
import type { ReadQrBill } from "#app/features/taxes/expenses/receipts/read-qr-payload.ts";
import type { ReadingNote } from "#app/features/taxes/expenses/receipts/receipt-reading.ts";
import type { FormValues } from "#app/platform/forms/form-data.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import { allStatutoryRates } from "#app/swiss/vat/statutory-rates.ts";
import { money } from "./compare-readings.ts";
import type { ReadEInvoice } from "./read-e-invoice.ts";

interface FilledAmounts {
  rows: FormValues[];
  notes: ReadingNote[];
}

/** @param source which one is believed */
export function fillAmounts(
  invoice: ReadEInvoice,
  qr: ReadQrBill | null,
  source: "eInvoice" | "qr" | "nobody",
): FilledAmounts {
  const { isCreditNote, currency, total, due } = invoice;
  if (isCreditNote) return left("creditNote");
  if (source === "nobody") return left();
  const own = source === "qr" ? (qr?.currency ?? "") : currency;
  if (own !== "CHF") return own === "" ? left("unclear") : left("otherCurrency", { currency: own });
  if (source === "qr" && qr) return { rows: qrRows(qr), notes: [] };
  if (total === null) return left("unclear");
  if (total <= 0) return left("notPositive");
  const { rows, notes } = filled(invoice, total);
  if (due === null || due >= total) return { rows, notes };
  const params = { paid: money(total - due, currency), due: money(due, currency) };
  return { rows, notes: [...notes, { key: "alreadyPaid", params }] };
}

function filled({ rows }: ReadEInvoice, total: Rappen): FilledAmounts {
  const whole = [{ rate: "", gross: formatAmount(total), vat: "" }];
  if (rows.length === 0) return { rows: whole, notes: [] };
  // VAT at any other rate is another country's, and no input tax.
  const swiss = allStatutoryRates().add(0);
  if (rows.every(({ rate }) => swiss.has(rate))) return { rows: rows.map(expenseRowValues), notes: [] };
  return { rows: whole, notes: [{ key: "otherVat", params: {} }] };
}

function left(key?: ReadingNote["key"], params: Record<string, string> = {}): FilledAmounts {
  return { rows: [], notes: key ? [{ key, params }] : [] };
}
