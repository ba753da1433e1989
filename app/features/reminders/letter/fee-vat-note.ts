import type { ReminderClaim } from "#app/features/reminders/reminder-claim.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { formatAmount } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";

export function feeVatNote(t: Translate, { feeVat }: Pick<ReminderClaim, "feeVat">): string {
  return feeVat
    .filter(({ rate }) => rate > 0)
    .map(({ rate, vat }) =>
      t("reminders:letter.feeVat", { rate: formatVatRate(rate), vat: formatAmount(vat) }),
    )
    .join("\n");
}
