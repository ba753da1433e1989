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
import type { Labelled } from "#app/features/selling/invoices/view/invoice-view.ts";
import { type Level, levelOf, type ReminderRules } from "#app/features/money/reminders/reminder-settings.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import type { Day } from "#app/swiss/dates.ts";
import { formatAmount, formatMoney } from "#app/swiss/money.ts";
import { formatVatNumber } from "#app/swiss/uid.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import type { PlannedLetter } from "./letter.ts";

/** How a letter says things, in its own language. */
export interface PaperWords {
  t: Translate;
  day: (day: Day) => string;
  language: Locale;
}

export function ownTitle(t: Translate, level: Level, number: string): string {
  return t("reminders:letter.message", { level: t(`reminders:level.${level}.title`), number });
}

/** Such as `First reminder, 3 overdue invoices`. */
export function sharedTitle(t: Translate, { level, invoices }: Pick<ClientLetter, "level" | "invoices">) {
  return `${t(`reminders:level.${level}.title`)}, ${t("reminders:together.subject", { count: invoices })}`;
}

/** Of letter and e-mail. */
export function ownText(
  { t, day, language }: PaperWords,
  invoice: Pick<Invoice, "number" | "dueDate" | "currency" | "recipient" | "sender">,
  claim: Pick<ReminderClaim, "level" | "amountClaimed" | "dueUntil">,
  rules: ReminderRules,
): string {
  const { number, recipient, sender } = invoice;
  const own = levelOf(rules, claim.level).texts[language];
  const values = {
    number,
    amount: formatMoney(claim.amountClaimed, invoice.currency),
    company: sender.name,
    dueDate: day(invoice.dueDate),
    newDueDate: day(claim.dueUntil),
    name: recipient.contact || recipient.name,
  };
  const text = own ? fillPlaceholders(own, values) : t(`reminders:level.${claim.level}.text`, values);
  return withGreeting(greetingsOf(t, recipient)[suitableGreeting(recipient)], text);
}

export function sharedText(
  { t, day }: PaperWords,
  client: Pick<Client, "name" | "contact">,
  letter: Pick<ClientLetter, "level" | "currency" | "invoices" | "amountClaimed" | "dueUntil">,
): string {
  const text = t(`reminders:together.text.${letter.level}`, {
    count: letter.invoices,
    amount: formatMoney(letter.amountClaimed, letter.currency),
    newDueDate: day(letter.dueUntil),
  });
  return withGreeting(greetingsOf(t, client)[suitableGreeting(client)], text);
}

/** Where a fee has VAT. */
export function vatNumberFact({ t, language }: PaperWords, { sender, parts }: PlannedLetter): Labelled[] {
  const hasVat = parts.some(({ claim }) => claim.feeVat.length > 0);
  if (!hasVat || !sender.vatNumber) return [];
  return [{ label: t("pdf:vatNumber"), value: formatVatNumber(sender.vatNumber, language) }];
}

export function feeVatNote(t: Translate, { feeVat }: Pick<ReminderClaim, "feeVat">): string {
  return feeVat
    .filter(({ rate }) => rate > 0)
    .map(({ rate, vat }) =>
      t("reminders:letter.feeVat", { rate: formatVatRate(rate), vat: formatAmount(vat) }),
    )
    .join("\n");
}
