import { invoiceDeliveryJson } from "#app/features/selling/invoices/json/invoice-json.ts";
import { reminderJson } from "#app/features/money/reminders/reminder-json.ts";
import { listPageJson } from "#app/platform/lists/pages.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import type { ClientLetterPage, LetterWithReminders } from "./client-letters.server.ts";
import type { NotOnLetter } from "#app/features/money/reminders/planning/due-invoices.server.ts";

/** CHF as numbers with at most 2 decimals (rule 20). `dueDate` is the new one. */
export function clientLetterJson({ letter, reminders }: LetterWithReminders) {
  const { id, clientId, level, state, createdOn, language, iban, reference, delivery, createdAt } = letter;
  return {
    id,
    clientId,
    level,
    state,
    createdOn,
    dueDate: letter.dueUntil,
    language,
    iban,
    reference,
    amountClaimed: rappenToNumber(letter.amountClaimed),
    delivery: delivery && invoiceDeliveryJson(delivery),
    createdAt,
    reminders: reminders.map(reminderJson),
  };
}

export function clientLetterPageJson(
  letters: readonly LetterWithReminders[],
  list: Omit<ClientLetterPage, "letters">,
) {
  return { letters: letters.map(clientLetterJson), ...listPageJson(list) };
}

export function writtenJson(letters: readonly LetterWithReminders[], leftOut: readonly NotOnLetter[]) {
  return {
    letters: letters.map(clientLetterJson),
    leftOut: leftOut.map(({ invoiceId, number, reason }) => ({ invoiceId, number, reason })),
  };
}
