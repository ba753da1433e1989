import type { Locale } from "#app/platform/i18n/locale.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount, formatChf } from "#app/swiss/money.ts";
import type { Settling } from "./settling.server.ts";

export type SettlingRow = ReturnType<typeof settlingRows>[number];

export function settlingRows(settling: Settling[], locale: Locale) {
  return settling.map(({ id, kind, settledOn, text, amount, outOf, creditNoteId, online, undo }) => ({
    id,
    kind,
    text,
    creditNoteId,
    undo,
    day: formatDay(settledOn, locale),
    amount: formatAmount(amount),
    online: online && { by: online.by, fee: online.fee === null ? "" : formatChf(online.fee) },
    outOf: outOf === null ? "" : formatChf(outOf),
  }));
}
