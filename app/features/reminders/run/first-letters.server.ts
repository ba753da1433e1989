import { invoicesByIds } from "#app/features/invoices/document/invoices.server.ts";
import type { ReminderSettings } from "#app/features/reminders/reminder-settings.ts";
import { reminderStandings } from "#app/features/reminders/stops.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { ofDialect, preparedForIds, type ValuePlace } from "#app/platform/database/prepared-query.server.ts";
import { latestBankFile } from "./due-reminders.server.ts";
import { nextReminder, type NotReminded } from "./next-reminder.ts";

/** No run ever reminds of these, so that a person decides. */
const BY_HAND: (NotReminded | null)[] = ["off", "before_activation"];

/** Which of these invoices may have their first letter now: by the rule of the run, or by hand. */
export async function firstLetters(
  ctx: BusinessContext,
  settings: ReminderSettings,
  ids: string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const facts = { today: ctx.today, lastBankFile: await latestBankFile(ctx) };
  const standings = await reminderStandings(ctx, ids);
  const read = unreminded(ctx.platform.database.dialect);
  const rows = await read(ctx.db, { businessId: ctx.businessId }, ids);
  return new Set(
    rows.flatMap((row) => {
      const standing = standings.get(row.id);
      if (!standing) return [];
      const { reason } = nextReminder({ ...row, ...standing }, settings, facts);
      return reason === null || BY_HAND.includes(reason) ? [row.id] : [];
    }),
  );
}

const unreminded = ofDialect((dialect) =>
  preparedForIds((db, place: ValuePlace<{ businessId: string }>, ids) =>
    invoicesByIds({ db, businessId: place("businessId") }, dialect, ids)
      .select(["id", "state", "paid_on as paidOn", "due_date as dueDate", "total", "charged", "settled"])
      .where("reminded_level", "=", 0),
  ),
);
