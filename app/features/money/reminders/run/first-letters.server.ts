import type { ReminderSettings } from "#app/features/money/reminders/reminder-settings.ts";
import { reminderStandings } from "#app/features/money/reminders/stops.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
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
  return new Set(
    [...standings.values()].flatMap((standing) => {
      const { level, reason } = nextReminder(standing, settings, facts);
      return level === 1 && (reason === null || BY_HAND.includes(reason)) ? [standing.id] : [];
    }),
  );
}
