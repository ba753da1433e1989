import type { Client } from "#app/features/clients/client.ts";
import { greetingsOf, suitableGreeting, withGreeting } from "#app/features/papers/sending/greeting.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatChf } from "#app/swiss/money.ts";
import type { ClientLetter } from "#app/features/reminders/client-letters/client-letter.ts";

/** Of letter and e-mail, in the letter's language, which is that of `t`. */
export function clientLetterText(
  t: Translate,
  client: Pick<Client, "name" | "contact">,
  letter: Pick<ClientLetter, "level" | "language" | "invoices" | "amountClaimed" | "dueUntil">,
): string {
  const text = t(`reminders:together.text.${letter.level}`, {
    count: letter.invoices,
    amount: formatChf(letter.amountClaimed),
    newDueDate: formatDay(letter.dueUntil, letter.language),
  });
  return withGreeting(greetingsOf(t, client)[suitableGreeting(client)], text);
}
