import { dueReminders } from "#app/features/money/reminders/run/due-reminders.server.ts";
import type { Level, ReminderSettings } from "#app/features/money/reminders/reminder-settings.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";

export const MOST_SHOWN = 100;

/** How many a run would write to today, by level; counted up to `MOST_SHOWN`. */
export async function countDueToday(
  ctx: BusinessContext,
  settings: ReminderSettings,
): Promise<Record<Level, number>> {
  const counts = { 1: 0, 2: 0, 3: 0 };
  let seen = 0;
  for await (const batch of dueReminders(ctx, settings)) {
    for (const { level } of batch) counts[level] += 1;
    seen += batch.length;
    if (seen >= MOST_SHOWN) break;
  }
  return counts;
}
