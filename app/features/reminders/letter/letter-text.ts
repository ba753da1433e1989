import type { Translate } from "#app/platform/i18n/messages.ts";
import type { Invoice } from "#app/features/invoices/document/invoices.server.ts";
import { greetingsOf, suitableGreeting, withGreeting } from "#app/features/papers/sending/greeting.ts";
import { fillPlaceholders } from "#app/features/invoices/texts/placeholders.ts";
import { levelOf, type ReminderRules } from "#app/features/reminders/reminder-settings.ts";
import type { ReminderClaim } from "#app/features/reminders/reminder-claim.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatMoney } from "#app/swiss/money.ts";

/** Of letter and e-mail, in the invoice's language, which is that of `t`. */
export function letterText(
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
