import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { findAddressee } from "#app/features/selling/clients/find-addressee.server.ts";
import { recordEvent } from "#app/features/running/events/record-event.server.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { addressed, type WantedAddresses } from "#app/features/selling/papers/sending/addressed.ts";
import { queueDelivery } from "#app/features/selling/papers/sending/deliveries.server.ts";
import type { MailText } from "#app/features/selling/papers/paper.ts";
import { withCopies } from "#app/features/money/reminders/client-letters/client-letter.ts";
import { findClientLetter } from "#app/features/money/reminders/client-letters/client-letters.server.ts";
import {
  ownText,
  ownTitle,
  sharedText,
  sharedTitle,
} from "#app/features/money/reminders/letter/letter-text.ts";
import { paperWords } from "#app/features/money/reminders/letter/letter-paper.server.ts";
import { reminderLimits } from "#app/features/money/reminders/limits.ts";
import type { Reminder } from "#app/features/money/reminders/reminder.ts";
import { reminderJson } from "#app/features/money/reminders/reminder-json.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import { type LetterId, remindersOfLetter } from "#app/features/money/reminders/reminders.server.ts";
import { requireMailing } from "#app/features/running/subscriptions/require-pro.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";

/** @throws AppError `plan.pro_required`, `account.email_not_verified`, `request.too_many` */
export async function requireSending(ctx: UserContext): Promise<void> {
  await requireMailing(ctx);
  await countAttempt(ctx, reminderLimits.sendReminder, ctx.businessId);
}

interface Queued {
  /** The oldest, whose e-mail it is. */
  invoice: Invoice;
  sender: string;
  waits?: number | undefined;
  wanted?: WantedAddresses | undefined;
}

/** One e-mail; programs hear of each reminder. In the transaction that holds the invoices. */
export async function queueLetter(
  ctx: UserContext,
  { letterId, reminderId }: LetterId,
  { invoice, sender, waits, wanted = {} }: Queued,
): Promise<void> {
  const [first] = await remindersOfLetter(ctx, { letterId, reminderId });
  if (!first) throw new AppError("reminder.not_found");
  const { usual, ...words } = letterId
    ? await sharedWords(ctx, letterId, sender)
    : await ownWords(ctx, first, invoice);
  const email = { ...addressed(usual, wanted), ...words, copyToMe: false };
  const deliveryId = await queueDelivery(ctx, invoice, email, { reminderId: first.id, letterId, waits });
  const sent = { delivery_id: deliveryId, state: "sent" as const };
  const reminders = ctx.db.updateTable("reminders").set(sent);
  if (letterId) await ctx.db.updateTable("reminder_letters").set(sent).where("id", "=", letterId).execute();
  await (
    letterId ? reminders.where("letter_id", "=", letterId) : reminders.where("id", "=", first.id)
  ).execute();
  for (const reminder of await remindersOfLetter(ctx, { letterId, reminderId }))
    await recordEvent(ctx, "reminder.sent", () => Promise.resolve({ reminder: reminderJson(reminder) }));
}

interface Words extends MailText {
  usual: string;
  language: Locale;
}

async function ownWords(ctx: UserContext, reminder: Reminder, invoice: Invoice): Promise<Words> {
  const { language, number, sender } = invoice;
  const words = paperWords(language);
  const { t } = words;
  const text = ownText(words, invoice, reminder, await findReminderSettings(ctx));
  return {
    usual: (await findAddressee(ctx, invoice)).email,
    language,
    subject: ownTitle(t, reminder.level, number),
    message: `${text}\n\n${t("reminders:email.closing", { sender: sender.name })}`,
  };
}

async function sharedWords(ctx: UserContext, letterId: string, sender: string): Promise<Words> {
  const letter = await findClientLetter(ctx, letterId);
  const { language, invoices, clientId } = letter;
  if (!clientId) throw new AppError("reminder.letter_outdated");
  const client = await findClient(ctx, clientId);
  const words = paperWords(language);
  const { t } = words;
  const closing = withCopies(invoices) ? "closingWithInvoices" : "closing";
  return {
    usual: client.email,
    language,
    subject: sharedTitle(t, letter),
    message: `${sharedText(words, client, letter)}\n\n${t(`reminders:together.${closing}`, { sender })}`,
  };
}
