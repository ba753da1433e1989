import { mailedAt } from "#app/features/selling/clients/client-delivery.ts";
import { findAddressee } from "#app/features/selling/clients/find-addressee.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import { addressed, type WantedAddresses } from "#app/features/selling/papers/sending/addressed.ts";
import { queueDelivery } from "#app/features/selling/papers/sending/deliveries.server.ts";
import type { MailText } from "#app/features/selling/papers/paper.ts";
import { withCopies } from "#app/features/money/reminders/client-letters/client-letter.ts";
import type { Told } from "#app/features/money/reminders/letter/letter.ts";
import { letterText, letterTitle } from "#app/features/money/reminders/letter/letter-text.ts";
import { paperWords } from "#app/features/money/reminders/letter/letter-paper.server.ts";
import { reminderLimits } from "#app/features/money/reminders/limits.ts";
import { reminderJson } from "#app/features/money/reminders/reminder-json.ts";
import { type LetterId, remindersOfLetter } from "#app/features/money/reminders/reminders.server.ts";
import { requireMailing } from "#app/features/running/subscriptions/require-pro.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** @throws AppError `plan.pro_required`, `account.email_not_verified`, `request.too_many` */
export async function requireSending(ctx: UserContext): Promise<void> {
  await requireMailing(ctx);
  await countAttempt(ctx, reminderLimits.sendReminder, ctx.businessId);
}

export interface Addressing {
  wanted?: WantedAddresses | undefined;
  /** Seconds for which its e-mail can still be taken back. */
  waits?: number | undefined;
}

/** One e-mail, of the oldest invoice; programs hear of each reminder. In the transaction that holds the invoices. */
export async function queueLetter(
  ctx: UserContext,
  about: LetterId,
  letter: Told,
  { waits, wanted = {} }: Addressing,
): Promise<void> {
  const { usual, ...words } = await emailOf(ctx, letter);
  const email = { ...addressed(usual, wanted), ...words, copyToMe: false };
  const deliveryId = await queueDelivery(ctx, letter.parts[0].invoice, email, { ...about, waits });
  const sent = { delivery_id: deliveryId, state: "sent" as const };
  const { letterId, reminderId } = about;
  if (letterId) await ctx.db.updateTable("reminder_letters").set(sent).where("id", "=", letterId).execute();
  await ctx.db
    .updateTable("reminders")
    .set(sent)
    .where(letterId ? "letter_id" : "id", "=", letterId || reminderId)
    .execute();
  for (const reminder of await remindersOfLetter(ctx, about))
    await recordEvent(ctx, "reminder.sent", () => Promise.resolve({ reminder: reminderJson(reminder) }));
}

interface Words extends MailText {
  usual: string;
  language: Locale;
}

async function emailOf(ctx: UserContext, letter: Told): Promise<Words> {
  const { client, language, parts, sender } = letter;
  const words = paperWords(language);
  const { t } = words;
  const together = withCopies(parts.length) ? "together.closingWithInvoices" : "together.closing";
  const closing = t(`reminders:${client ? together : "email.closing"}`, { sender: sender.name });
  return {
    usual: client ? mailedAt(client) : (await findAddressee(ctx, parts[0].invoice)).email,
    language,
    subject: letterTitle(t, letter),
    message: `${letterText(words, letter)}\n\n${closing}`,
  };
}
