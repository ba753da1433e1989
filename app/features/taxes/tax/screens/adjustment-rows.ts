import { type Adjustment, ADJUSTED_LINES } from "#app/features/taxes/tax/figures/adjustments.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { formatAmount } from "#app/swiss/money.ts";

export function adjustmentTexts(adjustments: readonly Adjustment[], t: Translate): string[] {
  return adjustments.map(({ ziffer, amount, reason, receipt }) =>
    t(receipt ? "tax:adjust.rowWithReceipt" : "tax:adjust.row", {
      line: `${ziffer} ${t(`tax:line.${ADJUSTED_LINES[ziffer]}`)}`,
      amount: formatAmount(amount),
      reason,
      receipt,
    }),
  );
}
