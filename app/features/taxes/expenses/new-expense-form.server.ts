import type { UserContext } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatChf } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import { suggestedVatRates } from "#app/swiss/vat/statutory-rates.ts";
import { blankExpenseForm } from "./expense-form.ts";
import { ownExpenses } from "./expenses.server.ts";
import { fillFromReceipt } from "./receipts/fill-from-receipt.ts";
import { readQrPayload } from "./receipts/read-qr-payload.ts";
import type { Believed } from "./receipts/receipt-reading.ts";
import { findWaitingReceipt } from "./receipts/waiting-receipt.server.ts";
import { findSameReceipt, type SameExpense } from "./same-expense.server.ts";

/** @param receiptId of a receipt that waits, or empty @throws AppError `expense.not_found` */
export async function newExpenseForm(ctx: UserContext, receiptId: string, believed: Believed) {
  const rates = shownRates(ctx.today);
  const paidFrom = await lastPaidFrom(ctx);
  if (receiptId === "") return { values: { ...blankExpenseForm(ctx.today), paidFrom }, rates, receipt: null };
  const row = await findWaitingReceipt(ctx, receiptId);
  const { id, name, sha256 } = row;
  const { values, reading } = fillFromReceipt({
    eInvoice: row.eInvoice,
    problem: row.e_invoice_problem,
    qr: readQrPayload(row.qr),
    believed,
    today: ctx.today,
    locale: ctx.locale,
  });
  const same = await findSameReceipt(ctx, { id: "", sha256, eInvoiceKey: row.e_invoice_key });
  return {
    values: { ...values, paidFrom, receiptId: id },
    rates,
    receipt: { id, name, same: same ? shown(same, ctx.locale) : null, reading },
  };
}

/** What the last one said, so that whoever pays in cash chooses it once. */
export async function lastPaidFrom(ctx: UserContext): Promise<string> {
  const last = await ownExpenses(ctx)
    .select("paid_from")
    .where("paid_from", "<>", "open")
    .orderBy("day", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return last?.paid_from ?? "bank";
}

function shown({ id, supplier, day, amount }: SameExpense, locale: Locale) {
  return { id, supplier, day: formatDay(day, locale), amount: formatChf(amount) };
}

export function shownRates(day: string): string[] {
  return suggestedVatRates(day).map(formatVatRate);
}
