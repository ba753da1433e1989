import { findInvoices, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { Reminder } from "#app/features/money/reminders/reminder.ts";
import { remindersOf } from "#app/features/money/reminders/reminders.server.ts";
import { type ReminderStanding, reminderStandings } from "#app/features/money/reminders/stops.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";

interface RemindedInvoice {
  invoice: Invoice;
  standing: ReminderStanding;
  written: Reminder[];
}

/** In the order of `ids`. @throws AppError `invoice.not_found` */
export async function remindedInvoices(ctx: BusinessContext, ids: string[]): Promise<RemindedInvoice[]> {
  const invoices = await findInvoices(ctx, ids);
  const standings = await reminderStandings(ctx, ids);
  const written = Map.groupBy(await remindersOf(ctx, ids), ({ invoiceId }) => invoiceId);
  return invoices.map((invoice) => {
    const standing = standings.get(invoice.id);
    if (!standing) throw new AppError("invoice.not_found");
    return { invoice, standing, written: written.get(invoice.id) ?? [] };
  });
}
