import { findInvoices, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { dueReminders, waitingDrafts } from "#app/features/money/reminders/run/due-reminders.server.ts";
import { addresseesOf } from "#app/features/selling/clients/find-addressee.server.ts";
import { reminderClaim } from "#app/features/money/reminders/reminder-claim.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import type { Level, ReminderSettings } from "#app/features/money/reminders/reminder-settings.ts";
import { reminderStandings } from "#app/features/money/reminders/run/remindable.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { daysBetween } from "#app/swiss/dates.ts";
import { formatBesideChf, type Rappen } from "#app/swiss/money.ts";
import { MOST_SHOWN } from "./due-today.server.ts";
import type { RunRow } from "./run-row.ts";

/** At most `most` rows, the last level first; letters that wait as drafts are among them. */
export async function runRows(
  ctx: BusinessContext,
  settings: ReminderSettings,
  most = MOST_SHOWN,
): Promise<RunRow[]> {
  return rowsOfLevels(ctx, settings, [...(await levelsDue(ctx, settings))].slice(0, most));
}

/** @param levels the next of each invoice, as `levelsDue` knows them */
export async function rowsOfLevels(
  ctx: BusinessContext,
  settings: ReminderSettings,
  levels: [string, Level][],
): Promise<RunRow[]> {
  const ids = levels.map(([id]) => id);
  const invoices = await findInvoices(ctx, ids);
  const standings = await reminderStandings(ctx, ids);
  const addresseeOf = await addresseesOf(ctx, invoices);
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  return levels.flatMap(([id, level]) => {
    const invoice = byId.get(id);
    const firstReminder = standings.get(id)?.firstReminder ?? null;
    if (!invoice) return [];
    const row = rowOf(invoice, settings, { level, today: ctx.today, firstReminder });
    const addressee = addresseeOf(invoice);
    return [{ ...row, addressee, byEmail: addressee.email !== "" }];
  });
}

export interface DueLevels {
  settings: ReminderSettings;
  levels: Map<string, Level>;
}

export async function findDueLevels(ctx: BusinessContext): Promise<DueLevels> {
  const settings = await findReminderSettings(ctx);
  return { settings, levels: await levelsDue(ctx, settings) };
}

export async function levelsDue(
  ctx: BusinessContext,
  settings: ReminderSettings,
): Promise<Map<string, Level>> {
  const due = settings.mode === "off" ? [] : await waitingDrafts(ctx, MOST_SHOWN);
  for await (const batch of dueReminders(ctx, settings)) {
    if (due.length >= MOST_SHOWN) break;
    due.push(...batch);
  }
  const ordered = due.slice(0, MOST_SHOWN).toSorted((a, b) => b.level - a.level);
  return new Map(ordered.map(({ invoiceId, level }) => [invoiceId, level]));
}

function rowOf(
  invoice: Invoice,
  settings: ReminderSettings,
  at: Parameters<typeof reminderClaim>[2],
): Omit<RunRow, "addressee" | "byEmail"> {
  const { id, version, number, clientId, recipient, dueDate, currency } = invoice;
  const shown = (amount: Rappen) => formatBesideChf(amount, currency);
  const { openAmount, interest, fee, amountClaimed } = reminderClaim(invoice, settings, at);
  return {
    id,
    version,
    level: at.level,
    number,
    clientId,
    client: recipient.name,
    days: daysBetween(dueDate, at.today),
    open: shown(openAmount),
    interest: interest > 0 ? shown(interest) : "",
    fee: fee > 0 ? shown(fee) : "",
    amount: shown(amountClaimed),
    rappen: amountClaimed,
    currency,
  };
}
