import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { type Currency, formatAmount, formatMoney } from "#app/swiss/money.ts";
import type { Settling } from "./settling.server.ts";

export type SettlingRow = ReturnType<typeof settlingRow>;

export interface LedgerTotals {
  charged: string;
  settled: string;
  open: string;
  currency: Currency;
}

/** `totals` is null while the invoice has no entry but its own. */
export function settlingRows(
  settling: Settling[],
  locale: Locale,
  currency: Currency,
): { rows: SettlingRow[]; totals: LedgerTotals | null } {
  const sum = (type: Settling["type"]) =>
    settling.reduce((sum, entry) => (entry.type === type ? sum + entry.amount : sum), 0);
  const [charged, settled] = [sum("charge"), sum("settlement")];
  return {
    rows: settling.map((entry) => settlingRow(entry, locale, currency)),
    totals:
      settling.length > 1
        ? {
            charged: formatAmount(charged),
            settled: formatAmount(settled),
            open: formatAmount(charged - settled),
            currency,
          }
        : null,
  };
}

function settlingRow(entry: Settling, locale: Locale, currency: Currency) {
  const { id, type, kind, settledOn, text, amount, balance, settles, outOf, creditNoteId, online, undo } =
    entry;
  return {
    id,
    kind,
    text,
    settles,
    creditNoteId,
    undo,
    day: formatDay(settledOn, locale),
    amount: formatAmount(amount),
    money: formatMoney(amount, currency),
    isCharge: type === "charge",
    isInCash: entry.isInCash,
    balance: formatAmount(balance),
    online: online && { by: online.by, fee: online.fee === null ? "" : formatMoney(online.fee, currency) },
    outOf: outOf === null ? "" : formatMoney(outOf, currency),
  };
}
