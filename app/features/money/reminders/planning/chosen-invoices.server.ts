import type { Due } from "#app/features/money/reminders/letter/letter.ts";
import { firstReminder } from "#app/features/money/reminders/reminder.ts";
import { levelFor, requireRemindable } from "#app/features/money/reminders/writing/may-remind.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { remindedInvoices } from "./reminded-invoices.server.ts";

export interface ChosenInvoice {
  id: string;
  level?: Level | undefined;
  version?: number | undefined;
}

/**
 * The oldest first; one that cannot be reminded refuses all.
 * @throws AppError `invoice.not_found`, `reminder_letter.changed`, and as `requireRemindable` and `levelFor`
 */
export async function chosenInvoices(
  ctx: BusinessContext,
  clientId: string,
  chosen: readonly ChosenInvoice[],
): Promise<Due[]> {
  const byId = new Map(chosen.map((one) => [one.id, one]));
  const dues = (await remindedInvoices(ctx, [...byId.keys()])).map(({ invoice, standing, written }) => {
    const { level, version } = byId.get(invoice.id) ?? {};
    if (invoice.clientId !== clientId) throw new AppError("invoice.not_found");
    if (version !== undefined && version !== invoice.version) throw new AppError("reminder_letter.changed");
    requireRemindable(invoice, standing, ctx.today);
    return { invoice, level: levelFor(written.at(-1), level), firstReminder: firstReminder(written) };
  });
  return dues.toSorted(byAge);
}

function byAge({ invoice: a }: Due, { invoice: b }: Due): number {
  return a.dueDate + a.id < b.dueDate + b.id ? -1 : 1;
}
