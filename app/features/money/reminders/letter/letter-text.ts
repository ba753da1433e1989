import { fillPlaceholders } from "#app/features/selling/invoices/texts/placeholders.ts";
import {
  greetingsOf,
  suitableGreeting,
  withGreeting,
} from "#app/features/selling/papers/sending/greeting.ts";
import type { ClientLetter } from "#app/features/money/reminders/client-letters/client-letter.ts";
import type { ReminderClaim } from "#app/features/money/reminders/reminder-claim.ts";
import type { Labelled } from "#app/features/selling/invoices/view/invoice-view.ts";
import { type Level, levelOf } from "#app/features/money/reminders/reminder-settings.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import type { Day } from "#app/swiss/dates.ts";
import { formatAmount, formatMoney } from "#app/swiss/money.ts";
import { formatVatNumber } from "#app/swiss/uid.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import type { PlannedLetter, Told } from "./letter.ts";

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

export function letterTitle(
  t: Translate,
  { client, level, parts }: Pick<Told, "client" | "level" | "parts">,
) {
  return client
    ? sharedTitle(t, { level, invoices: parts.length })
    : ownTitle(t, level, parts[0].invoice.number);
}

/** The text of letter and e-mail. */
export function letterText({ t, day, language }: PaperWords, letter: Told): string {
  const { client, level, parts, rules, sender } = letter;
  const amount = formatMoney(letter.amount, letter.currency);
  const newDueDate = day(letter.dueUntil);
  const [{ invoice }] = parts;
  const { number, recipient } = invoice;
  const together = { count: parts.length, amount, newDueDate };
  const values = {
    number,
    amount,
    company: sender.name,
    dueDate: day(invoice.dueDate),
    newDueDate,
    name: recipient.contact || recipient.name,
  };
  const own = client ? "" : levelOf(rules, level).texts[language];
  const text = client
    ? t(`reminders:together.text.${level}`, together)
    : own
      ? fillPlaceholders(own, values)
      : t(`reminders:level.${level}.text`, values);
  const reader = client ?? recipient;
  return withGreeting(greetingsOf(t, reader)[suitableGreeting(reader)], text);
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
