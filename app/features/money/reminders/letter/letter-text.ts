import type { Client } from "#app/features/selling/clients/client.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { fillPlaceholders } from "#app/features/selling/invoices/texts/placeholders.ts";
import {
  greetingsOf,
  suitableGreeting,
  withGreeting,
} from "#app/features/selling/papers/sending/greeting.ts";
import type { ClientLetter } from "#app/features/money/reminders/client-letters/client-letter.ts";
import type { ReminderClaim } from "#app/features/money/reminders/reminder-claim.ts";
import { type Level, levelOf, type ReminderRules } from "#app/features/money/reminders/reminder-settings.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatAmount, formatMoney } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";

export function ownTitle(t: Translate, level: Level, number: string): string {
  return t("reminders:letter.message", { level: t(`reminders:level.${level}.title`), number });
}

/** Such as `First reminder, 3 overdue invoices`. */
export function sharedTitle(t: Translate, { level, invoices }: Pick<ClientLetter, "level" | "invoices">) {
  return `${t(`reminders:level.${level}.title`)}, ${t("reminders:together.subject", { count: invoices })}`;
}

/** Of letter and e-mail, in the invoice's language, which is that of `t`. */
export function ownText(
  t: Translate,
  invoice: Pick<Invoice, "number" | "dueDate" | "currency" | "recipient" | "sender" | "language">,
  claim: Pick<ReminderClaim, "level" | "amountClaimed" | "dueUntil">,
  rules: ReminderRules,
): string {
  const { number, recipient, sender, language } = invoice;
  const own = levelOf(rules, claim.level).texts[language];
  const values = {
    number,
    amount: formatMoney(claim.amountClaimed, invoice.currency),
    company: sender.name,
    dueDate: formatDay(invoice.dueDate, language),
    newDueDate: formatDay(claim.dueUntil, language),
    name: recipient.contact || recipient.name,
  };
  const text = own ? fillPlaceholders(own, values) : t(`reminders:level.${claim.level}.text`, values);
  return withGreeting(greetingsOf(t, recipient)[suitableGreeting(recipient)], text);
}

export function sharedText(
  t: Translate,
  client: Pick<Client, "name" | "contact">,
  letter: Pick<ClientLetter, "level" | "language" | "currency" | "invoices" | "amountClaimed" | "dueUntil">,
): string {
  const text = t(`reminders:together.text.${letter.level}`, {
    count: letter.invoices,
    amount: formatMoney(letter.amountClaimed, letter.currency),
    newDueDate: formatDay(letter.dueUntil, letter.language),
  });
  return withGreeting(greetingsOf(t, client)[suitableGreeting(client)], text);
}

export function feeVatNote(t: Translate, { feeVat }: Pick<ReminderClaim, "feeVat">): string {
  return feeVat
    .filter(({ rate }) => rate > 0)
    .map(({ rate, vat }) =>
      t("reminders:letter.feeVat", { rate: formatVatRate(rate), vat: formatAmount(vat) }),
    )
    .join("\n");
}
