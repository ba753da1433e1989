import type { Client } from "#app/features/clients/client.ts";
import { addressed, type WantedAddresses } from "#app/features/papers/sending/addressed.ts";
import { queueDelivery } from "#app/features/papers/sending/deliveries.server.ts";
import type { Invoice } from "#app/features/invoices/document/invoices.server.ts";
import { reminderJson } from "#app/features/reminders/reminder-json.ts";
import { remindersOfLetters } from "#app/features/reminders/reminders.server.ts";
import { recordEvent } from "#app/features/events/record-event.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { ClientLetter } from "#app/features/reminders/client-letters/client-letter.ts";
import { letterTitle } from "#app/features/reminders/client-letters/client-letters.server.ts";
import { withCopies } from "./deliver-client-letter.server.ts";
import { clientLetterText } from "#app/features/reminders/client-letters/paper/client-letter-text.ts";

interface Queued {
  client: Client;
  letter: Pick<
    ClientLetter,
    "id" | "level" | "language" | "invoices" | "currency" | "amountClaimed" | "dueUntil"
  >;
  sender: string;
  /** The oldest, whose e-mail it is. */
  first: Pick<Invoice, "id" | "version">;
  wanted?: WantedAddresses;
}

/** One e-mail; programs hear of each reminder. In the transaction that holds the invoices. */
export async function queueClientLetter(
  ctx: UserContext,
  { client, letter, sender, first, wanted = {} }: Queued,
): Promise<void> {
  const { id, language, invoices } = letter;
  const t = translator(language);
  const closing = withCopies(invoices) ? "closingWithInvoices" : "closing";
  const message = `${clientLetterText(t, client, letter)}\n\n${t(`reminders:together.${closing}`, { sender })}`;
  const email = {
    ...addressed(client.email, wanted),
    language,
    subject: letterTitle(letter),
    message,
    copyToMe: false,
  };
  const reminderId = (await remindersOfLetters(ctx, [id])).find(
    ({ invoiceId }) => invoiceId === first.id,
  )?.id;
  if (!reminderId) throw new AppError("reminder.not_found");
  const deliveryId = await queueDelivery(ctx, first, email, { reminderId, letterId: id });
  const sent = { delivery_id: deliveryId, state: "sent" as const };
  await ctx.db.updateTable("reminder_letters").set(sent).where("id", "=", id).execute();
  await ctx.db.updateTable("reminders").set(sent).where("letter_id", "=", id).execute();
  for (const reminder of await remindersOfLetters(ctx, [id]))
    await recordEvent(ctx, "reminder.sent", () => Promise.resolve({ reminder: reminderJson(reminder) }));
}
