import { type ExpenseRow, MAX_EXPENSE_ROWS } from "#app/features/taxes/expenses/expense-row.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { parseVatRate } from "#app/swiss/vat.ts";
import type { WrittenInvoice } from "./written-invoice.ts";

interface EInvoiceSums {
  total: Rappen | null;
  due: Rappen | null;
  rows: ExpenseRow[];
}

/** A total may be rounded to 5 Rappen. */
const ROUNDING: Rappen = 5;

/** BT-112 to 115 and BG-23, as far as they agree. */
export function sumsOfEInvoice(written: WrittenInvoice): EInvoiceSums {
  const grand = sumOf(written, "grand");
  const due = sumOf(written, "due");
  const total = totalOf(written, grand, due);
  return { total, due, rows: total === null ? [] : rowsOf(written, total) };
}

/** What is to be paid and was prepaid is exact; what a short profile leaves out counts as prepaid. */
function totalOf(written: WrittenInvoice, grand: Rappen | null, due: Rappen | null): Rappen | null {
  const prepaid = sumOf(written, "prepaid") ?? 0;
  if (grand === null || due === null) return grand ?? (due === null ? null : due + prepaid);
  const billed = grand + (sumOf(written, "rounding") ?? 0);
  const paid = due + prepaid;
  if (Math.abs(paid - billed) <= ROUNDING) return paid;
  return prepaid === 0 && paid < billed ? billed : null;
}

function rowsOf(written: WrittenInvoice, total: Rappen): ExpenseRow[] {
  const byRate = new Map<number, ExpenseRow>();
  for (const { base, vat, percent } of written.taxes) {
    if (![base, vat].every(({ currency }) => isOwn(written, currency))) continue;
    const [net, tax] = [rappenIn(base.text), rappenIn(vat.text)];
    const rate = percent === "" && tax === 0 ? 0 : parseVatRate(percent);
    if (net === null || tax === null || rate === null) return [];
    const before = byRate.get(rate) ?? { rate, gross: 0, vat: 0 };
    byRate.set(rate, { rate, gross: before.gross + net + tax, vat: before.vat + tax });
  }
  const rows = [...byRate.values()].filter(({ gross, vat }) => gross !== 0 || vat !== 0);
  const left = total - rows.reduce((sum, { gross }) => sum + gross, 0);
  const most = Math.max(...rows.map(({ gross }) => gross));
  const largest = rows.find(({ gross }) => gross === most);
  if (!largest || Math.abs(left) > ROUNDING || rows.length > MAX_EXPENSE_ROWS) return [];
  largest.gross += left;
  return rows.every(isRow) ? rows : [];
}

function isRow({ rate, gross, vat }: ExpenseRow): boolean {
  return gross > 0 && vat >= 0 && vat <= (rate === 0 ? 0 : gross);
}

function sumOf(written: WrittenInvoice, name: keyof WrittenInvoice["sums"]): Rappen | null {
  const own = written.sums[name].find(({ currency }) => isOwn(written, currency));
  return own ? rappenIn(own.text) : null;
}

function isOwn({ currency: own }: WrittenInvoice, currency: string): boolean {
  return currency === "" || currency === own;
}

const DECIMAL = /^([+-]?)(\d{1,12})(?:\.(\d{0,2})0*)?$/;

/** Hundredths of what XML Schema calls a decimal; null for finer ones, and for what is none. */
function rappenIn(text: string): Rappen | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const [, sign = "", whole = "", fraction = ""] = match;
  const value = Number(whole + fraction.padEnd(2, "0"));
  return sign === "-" && value !== 0 ? -value : value;
}
