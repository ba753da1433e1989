import { lockInvoice } from "#app/features/invoices/status/lock-invoice.server.ts";
import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";
import type { WantedAddresses } from "#app/features/papers/sending/addressed.ts";
import { savePaper } from "#app/features/papers/storing/paper-rows.server.ts";
import { requireSeen } from "#app/features/papers/kinds.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { sendClientLetter } from "./client-letters/sending/send-client-letter.server.ts";
import { createReminder } from "./create-reminder.server.ts";
import { queueReminder, requireSending } from "./letter/queue-reminder.server.ts";
import { findReminderSettings } from "./reminder-settings.server.ts";
import { findReminder } from "./reminders.server.ts";
import { requireOpenRows } from "./writing/may-remind.ts";

const NOT_SENT = ["failed", "uncertain"];

/**
 * A draft becomes the letter of today; one for the post, or whose e-mail did not leave, goes as it is. One that is part
 * of a letter about several invoices goes with that letter.
 * @param version of the invoice, that was seen
 * @throws AppError as `createReminder` and `sendClientLetter`, `reminder.not_sendable` once it has been handed over or
 * waits to be
 */
export async function sendReminder(
  ctx: UserContext,
  invoiceId: string,
  id: string,
  { version, ...wanted }: { version?: number | undefined } & WantedAddresses = {},
): Promise<void> {
  const { state, level, letterId } = await findReminder(ctx, invoiceId, id);
  if (letterId) return sendClientLetter(ctx, letterId, { invoiceId, version, wanted });
  if (state === "draft")
    return void (await createReminder(ctx, invoiceId, { level, send: true, wanted, seen: { version } }));
  await requireSending(ctx);
  await ctx.transaction(async (ctx) => {
    const invoice = await lockInvoice(ctx, invoiceId);
    requireSeen("invoice", invoice, version);
    const reminder = await findReminder(ctx, invoiceId, id);
    const { delivery } = reminder;
    requireOpenRows(invoice);
    if (delivery && !NOT_SENT.includes(delivery.state)) throw new AppError("reminder.not_sendable");
    await savePaper(ctx, "invoice", invoice);
    await ctx.db
      .updateTable("invoices")
      .set({ reminded_on: ctx.today })
      .where("id", "=", invoiceId)
      .where("reminded_level", "=", level)
      .execute();
    const data = { level: String(level), amount: String(reminder.amountClaimed) };
    await recordInvoiceHistory(ctx, { invoiceId, event: "invoice.reminded", data });
    await queueReminder(ctx, invoice, {
      id,
      claim: reminder,
      settings: await findReminderSettings(ctx),
      wanted,
    });
  });
}
