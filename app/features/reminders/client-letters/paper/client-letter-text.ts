import type { Client } from "#app/features/clients/client.ts";
import { greetingsOf, suitableGreeting, withGreeting } from "#app/features/papers/sending/greeting.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatMoney } from "#app/swiss/money.ts";
import type { ClientLetter } from "#app/features/reminders/client-letters/client-letter.ts";

/** Of letter and e-mail, in the letter's language, which is that of `t`. */
export function clientLetterText(
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
