import { findAddressee } from "#app/features/clients/find-addressee.server.ts";
import type { Invoice } from "#app/features/invoices/document/invoices.server.ts";
import { addressed, type WantedAddresses } from "#app/features/papers/sending/addressed.ts";
import { queueDelivery } from "#app/features/papers/sending/deliveries.server.ts";
import { reminderLimits } from "#app/features/reminders/limits.ts";
import { reminderJson } from "#app/features/reminders/reminder-json.ts";
import type { ReminderSettings } from "#app/features/reminders/reminder-settings.ts";
import { findReminder, reminderTitle } from "#app/features/reminders/reminders.server.ts";
import { requireMailing } from "#app/features/subscriptions/require-pro.server.ts";
import { recordEvent } from "#app/features/events/record-event.server.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { letterText } from "./letter-text.ts";

/** @throws AppError `plan.pro_required`, `account.email_not_verified`, `request.too_many` */
export async function requireSending(ctx: UserContext): Promise<void> {
  await requireMailing(ctx);
  await countAttempt(ctx, reminderLimits.sendReminder, ctx.businessId);
}

interface Queued {
  id: string;
  claim: Parameters<typeof letterText>[2];
  settings: ReminderSettings;
  waits?: number | undefined;
  wanted?: WantedAddresses;
}

/** In the transaction that holds the invoice. */
export async function queueReminder(
  ctx: UserContext,
  invoice: Invoice,
  { id, claim, settings, waits, wanted = {} }: Queued,
): Promise<void> {
  const { language, number } = invoice;
  const addressee = await findAddressee(ctx, invoice);
  const t = translator(language);
  const closing = t("reminders:email.closing", { sender: invoice.sender.name });
  const message = `${letterText(t, invoice, claim, settings)}\n\n${closing}`;
  const subject = reminderTitle({ language, level: claim.level }, number);
  const addresses = addressed(addressee.email, wanted);
  const email = { ...addresses, language, subject, message, copyToMe: false };
  const deliveryId = await queueDelivery(ctx, invoice, email, { reminderId: id, waits });
  await ctx.db
    .updateTable("reminders")
    .set({ delivery_id: deliveryId, state: "sent" })
    .where("id", "=", id)
    .execute();
  await recordEvent(ctx, "reminder.sent", async () => ({
    reminder: reminderJson(await findReminder(ctx, invoice.id, id)),
  }));
}
