import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { findInvoices, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { lockInvoice } from "#app/features/selling/invoices/status/lock-invoice.server.ts";
import { recordHistory } from "#app/features/running/history/history.server.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import type { WantedAddresses } from "#app/features/selling/papers/sending/addressed.ts";
import { savePaper } from "#app/features/selling/papers/paper-rows.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findClientLetter } from "./client-letters/client-letters.server.ts";
import { createReminder } from "./create-reminder.server.ts";
import type { Told } from "./letter/letter.ts";
import { findReminderSettings } from "./reminder-settings.server.ts";
import type { Reminder } from "./reminder.ts";
import { findReminder, remindersOfLetter } from "./reminders.server.ts";
import { whyNoLetter, requireRemindable } from "./run/next-reminder.ts";
import { reminderStanding, reminderStandings } from "./run/remindable.server.ts";
import { queueLetter, requireSending } from "./sending/queue-letter.server.ts";

const NOT_SENT = ["failed", "uncertain"];

/** A letter that was written goes all the same. */
const SPARED = ["paused", "client_never"];

/**
 * A draft becomes the letter of today; one for the post, or whose e-mail did not leave, goes as it was written.
 * @param version of the invoice, that was seen
 * @throws AppError as `createReminder`, `reminder.not_sendable` once it has been handed over or waits to be,
 * `reminder.letter_outdated` once one of several invoices must not be reminded any more
 */
export async function sendReminder(
  ctx: UserContext,
  invoiceId: string,
  id: string,
  { version, ...wanted }: { version?: number | undefined } & WantedAddresses = {},
): Promise<void> {
  const { state, level } = await findReminder(ctx, invoiceId, id);
  if (state === "draft")
    return void (await createReminder(ctx, invoiceId, { level, send: true, wanted, seen: { version } }));
  await requireSending(ctx);
  await ctx.transaction(async (ctx) => {
    const invoice = await lockInvoice(ctx, invoiceId);
    requireSeen("invoice", invoice, version);
    const { letterId, delivery } = await findReminder(ctx, invoiceId, id);
    if (!letterId) requireRemindable(await reminderStanding(ctx, invoiceId), ctx.today, true);
    if (delivery && !NOT_SENT.includes(delivery.state)) throw new AppError("reminder.not_sendable");
    const about = { letterId: letterId ?? "", reminderId: id };
    const reminders = await remindersOfLetter(ctx, about);
    const [first, ...others] = letterId ? await stillDue(ctx, reminders) : [invoice];
    const [reminder] = reminders;
    if (!first || !reminder) throw new AppError("reminder.letter_outdated");
    for (const one of [first, ...others]) await savePaper(ctx, "invoice", one);
    for (const reminder of reminders) await noteSent(ctx, reminder);
    const letter = await toldOf(ctx, reminder, [first, ...others]);
    await queueLetter(ctx, { ...about, reminderId: reminder.id }, letter, { wanted });
  });
}

async function toldOf(
  ctx: UserContext,
  reminder: Reminder,
  [invoice, ...others]: [Invoice, ...Invoice[]],
): Promise<Told> {
  const { sender, currency } = invoice;
  const { letterId } = reminder;
  const kept = letterId ? await findClientLetter(ctx, letterId) : { ...reminder, clientId: null };
  if (letterId && !kept.clientId) throw new AppError("reminder.letter_outdated");
  const { level, dueUntil, amountClaimed: amount } = kept;
  return {
    client: kept.clientId ? await findClient(ctx, kept.clientId) : null,
    language: letterId ? kept.language : invoice.language,
    rules: await findReminderSettings(ctx),
    sender,
    level,
    dueUntil,
    parts: [{ invoice }, ...others.map((invoice) => ({ invoice }))],
    currency,
    amount,
  };
}

async function stillDue(ctx: UserContext, reminders: Reminder[]): Promise<Invoice[]> {
  const ids = reminders.map(({ invoiceId }) => invoiceId);
  const standings = await reminderStandings(ctx, ids);
  for (const { invoiceId, level } of reminders) {
    const standing = standings.get(invoiceId);
    const refusal = standing && whyNoLetter(standing, ctx.today);
    if (standing?.remindedLevel !== level || (refusal && !SPARED.includes(refusal)))
      throw new AppError("reminder.letter_outdated");
  }
  return findInvoices(ctx, ids);
}

async function noteSent(ctx: UserContext, { invoiceId, level, amountClaimed }: Reminder): Promise<void> {
  await ctx.db
    .updateTable("invoices")
    .set({ reminded_on: ctx.today })
    .where("id", "=", invoiceId)
    .where("reminded_level", "=", level)
    .execute();
  const data = { level: String(level), amount: String(amountClaimed) };
  await recordHistory(ctx, { invoiceId, event: "invoice.reminded", data });
}
