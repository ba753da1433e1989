import { reminderSettingsJson } from "#app/features/reminders/reminder-settings-json.ts";
import { termWarnings } from "#app/features/reminders/reminder-settings.ts";
import { reminderSettingsSchema } from "#app/features/reminders/reminder-settings.schema.ts";
import {
  findReminderSettings,
  saveReminderSettings,
} from "#app/features/reminders/reminder-settings.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { ApiResult } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const read = async (ctx: UserContext) => reminderSettingsJson(await findReminderSettings(ctx));

const route = sharedEndpoint({
  GET: handle(read),
  PUT: handleBody(
    reminderSettingsSchema,
    async (ctx, input) => {
      await saveReminderSettings(ctx, input);
      return new ApiResult(await read(ctx), 200, termWarnings(input));
    },
    { current: read },
  ),
});

export const loader = route.loader;
export const action = route.action;
