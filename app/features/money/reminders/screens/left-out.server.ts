import { readAtItsSize } from "#app/features/people/accounts/large-business.server.ts";
import { recipientSnapshot } from "#app/features/selling/invoices/document/snapshots.ts";
import { businessInvoices } from "#app/features/selling/invoices/document/invoices.server.ts";
import { hasStatus } from "#app/features/selling/invoices/fields/invoice-status.ts";
import {
  hasClientToSpare,
  isUndelivered,
  openRowsColumn,
  remindableOf,
  withStanding,
} from "#app/features/money/reminders/run/remindable.server.ts";
import { nextReminder, type NotReminded } from "#app/features/money/reminders/run/next-reminder.ts";
import { levelOf, type ReminderSettings } from "#app/features/money/reminders/reminder-settings.ts";
import { amountDueColumn } from "#app/features/books/ledger/amount-due.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { fromJson } from "#app/platform/database/json.ts";
import { addDays, formatDay } from "#app/swiss/dates.ts";
import { formatChf } from "#app/swiss/money.ts";
import { MOST_SHOWN } from "./due-today.server.ts";
import type { LeftOut } from "./run-row.ts";

/** Overdue invoices that no run reminds of, at most `MOST_SHOWN`, without those whose day is still to come. */
export async function leftOut(ctx: UserContext, settings: ReminderSettings): Promise<LeftOut[]> {
  const rows = await readAtItsSize(ctx, "invoices", () => stoppedQuery(ctx, settings).execute());
  const t = translator(ctx.locale);
  return rows.flatMap((row) => {
    const { disputedNote: note, pausedUntil, promisedOn } = row;
    const facts = { today: ctx.today, lastBankFile: ctx.today };
    const next = nextReminder(remindableOf(row), settings, facts);
    if (!next.reason || next.reason === "not_yet") return [];
    const params = {
      note,
      until: pausedUntil ? formatDay(pausedUntil, ctx.locale) : "",
      promised: promisedOn ? formatDay(promisedOn, ctx.locale) : "",
      minimum: formatChf(settings.minimum),
    };
    const { name: client } = fromJson(recipientSnapshot, row.recipient);
    return [
      { id: row.id, client, number: row.number, reason: next.reason, text: t([keyOf(next.reason)], params) },
    ];
  });
}

function stoppedQuery(ctx: UserContext, settings: ReminderSettings) {
  const { activatedOn, includesPast, minimum } = settings;
  const earliest = addDays(activatedOn ?? ctx.today, -levelOf(settings, 1).daysAfter);
  return withStanding(businessInvoices(ctx))
    .select(["number", "recipient"])
    .where((eb) => hasStatus(eb, "overdue", ctx.today))
    .where((eb) =>
      eb.or([
        eb("disputed_note", "!=", ""),
        eb("reminders_paused_until", ">", ctx.today),
        hasClientToSpare(eb),
        isUndelivered(eb),
        eb(openRowsColumn(eb), "<=", 0),
        eb(amountDueColumn(eb), "<", Math.max(1, minimum)),
        eb("reminded_level", "=", 3),
        ...(includesPast ? [] : [eb.and([eb("reminded_level", "=", 0), eb("due_date", "<", earliest)])]),
      ]),
    )
    .orderBy("due_date")
    .orderBy("id")
    .limit(MOST_SHOWN);
}

/** The text keys of reasons that a stopped invoice can have. */
function keyOf(reason: NotReminded): string {
  return `reminders:reason.${reason}`;
}
