import { reminderSettingsSchema } from "#app/features/money/reminders/reminder-settings.schema.ts";
import { saveReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";

/** A friendly reminder, one with interest and one with a fee as well. */
export const REMINDER_RULES = {
  mode: "send",
  hour: 8,
  minimumAmount: 5,
  includePast: true,
  levels: [
    { daysAfter: 10, newTermDays: 10 },
    { daysAfter: 20, newTermDays: 10, interest: true },
    { daysAfter: 15, newTermDays: 10, fee: 20, interest: true },
  ],
};

export function remindBy(ctx: UserContext, changes: Record<string, unknown> = {}): Promise<void> {
  const mode = ctx.user.emailVerified ? "send" : "suggest";
  return saveReminderSettings(ctx, reminderSettingsSchema.parse({ ...REMINDER_RULES, mode, ...changes }));
}
