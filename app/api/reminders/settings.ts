import { reminderSettingsJson } from "#app/features/reminders/reminder-settings-json.ts";
import { reminderSettingsSchema } from "#app/features/reminders/reminder-settings.schema.ts";
import {
  findReminderSettings,
  saveReminderSettings,
} from "#app/features/reminders/reminder-settings.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx) => reminderSettingsJson(await findReminderSettings(ctx))),
  PUT: handleBody(reminderSettingsSchema, async (ctx, input) => {
    await saveReminderSettings(ctx, input);
    return reminderSettingsJson(await findReminderSettings(ctx));
  }),
});

export const loader = route.loader;
export const action = route.action;
