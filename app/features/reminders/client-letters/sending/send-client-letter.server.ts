import { findClient } from "#app/features/clients/clients.server.ts";
import { lockInvoice } from "#app/features/invoices/status/lock-invoice.server.ts";
import { findInvoices } from "#app/features/invoices/document/invoices.server.ts";
import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";
import { requireSending } from "#app/features/reminders/letter/queue-reminder.server.ts";
import type { Reminder } from "#app/features/reminders/reminder.ts";
import { remindersOfLetters } from "#app/features/reminders/reminders.server.ts";
import { reminderStandings } from "#app/features/reminders/stops.server.ts";
import { openRows } from "#app/features/ledger/charge.ts";
import type { WantedAddresses } from "#app/features/papers/sending/addressed.ts";
import { savePaper } from "#app/features/papers/storing/paper-rows.server.ts";
import { requireSeen } from "#app/features/papers/kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { findClientLetter } from "#app/features/reminders/client-letters/client-letters.server.ts";
import { queueClientLetter } from "./queue-client-letter.server.ts";

const NOT_SENT = ["failed", "uncertain"];

/**
 * As it was written, with all its invoices.
 * @throws AppError as `sendReminder`, and `reminder.letter_outdated` once one of them must not be reminded any more
 */
export async function sendClientLetter(
  ctx: UserContext,
  id: string,
  seen: { invoiceId: string; version: number | undefined; wanted?: WantedAddresses },
): Promise<void> {
  await requireSending(ctx);
  await ctx.transaction(async (ctx) => {
    requireSeen("invoice", await lockInvoice(ctx, seen.invoiceId), seen.version);
    const letter = await findClientLetter(ctx, id);
    const { delivery, clientId } = letter;
    if (delivery && !NOT_SENT.includes(delivery.state)) throw new AppError("reminder.not_sendable");
    if (!clientId) throw new AppError("reminder.letter_outdated");
    const client = await findClient(ctx, clientId);
    const reminders = await remindersOfLetters(ctx, [id]);
    const invoices = await stillDue(ctx, reminders);
    const [first] = invoices;
    if (!first) throw new AppError("reminder.letter_outdated");
    for (const invoice of invoices) await savePaper(ctx, "invoice", invoice);
    for (const reminder of reminders) await noteSent(ctx, reminder);
    const { wanted = {} } = seen;
    await queueClientLetter(ctx, { client, letter, sender: first.sender.name, first, wanted });
  });
}

async function stillDue(ctx: UserContext, reminders: Reminder[]) {
  const ids = reminders.map(({ invoiceId }) => invoiceId);
  const invoices = await findInvoices(ctx, ids);
  const standings = await reminderStandings(ctx, ids);
  const isDue = invoices.every((invoice, index) => {
    const isLatest = invoice.remindedLevel === reminders[index]?.level;
    const isOpen = invoice.status === "overdue" && openRows(invoice) > 0;
    return isOpen && isLatest && !standings.get(invoice.id)?.disputedNote;
  });
  if (!isDue) throw new AppError("reminder.letter_outdated");
  return invoices;
}

async function noteSent(ctx: UserContext, { invoiceId, level, amountClaimed }: Reminder): Promise<void> {
  await ctx.db
    .updateTable("invoices")
    .set({ reminded_on: ctx.today })
    .where("id", "=", invoiceId)
    .where("reminded_level", "=", level)
    .execute();
  const data = { level: String(level), amount: String(amountClaimed) };
  await recordInvoiceHistory(ctx, { invoiceId, event: "invoice.reminded", data });
}
