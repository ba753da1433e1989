import { findClient } from "#app/features/selling/clients/clients.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import {
  clientLetterPageJson,
  writtenJson,
} from "#app/features/money/reminders/client-letters/client-letter-json.ts";
import {
  downloadClientLetter,
  listClientLetters,
  withReminders,
} from "#app/features/money/reminders/client-letters/client-letters.server.ts";
import { createClientLettersSchema } from "#app/features/money/reminders/client-letters/letters.schema.ts";
import { remindClientOnce } from "#app/features/money/reminders/client-letters/remind-client-once.server.ts";
import { createReminderSchema } from "#app/features/money/reminders/create-reminder.schema.ts";
import { remindOnce } from "#app/features/money/reminders/remind-once.server.ts";
import { reminderJson } from "#app/features/money/reminders/reminder-json.ts";
import { reminderSettingsJson } from "#app/features/money/reminders/reminder-settings-json.ts";
import { reminderSettingsSchema } from "#app/features/money/reminders/reminder-settings.schema.ts";
import {
  findReminderSettings,
  saveReminderSettings,
} from "#app/features/money/reminders/reminder-settings.server.ts";
import { termWarnings } from "#app/features/money/reminders/reminder-settings.ts";
import {
  downloadReminder,
  findReminder,
  listReminders,
} from "#app/features/money/reminders/reminders.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { ApiResult, created, taggedFile } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { leafingOf, pageOf } from "#app/platform/lists/pages.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import { reminding, remindingClient } from "#app/features/programs/previews/letter-acts.server.ts";
import { apiCalls } from "./api-calls.ts";
import { confirmable } from "./confirming.ts";

const readSettings = async (ctx: UserContext) => reminderSettingsJson(await findReminderSettings(ctx));

const levelOf = (shown: { letter: { level: Level } } | undefined) =>
  shown ? { level: shown.letter.level } : {};

const route = apiCalls("reminders", {
  listReminders: handle(async (ctx, { id }) => ({
    reminders: (await listReminders(ctx, id)).map(reminderJson),
  })),
  createReminder: handleBody(
    createReminderSchema,
    (ctx, input, args) =>
      confirmable(ctx, args, reminding(args.id, input), async (ctx, shown) => {
        const { id, isNew } = await remindOnce(ctx, args.id, { ...input, ...levelOf(shown) });
        const reminder = reminderJson(await findReminder(ctx, args.id, id));
        return isNew ? created(reminder, `/invoices/${args.id}/reminders/${id}/pdf`) : reminder;
      }),
    { exists: (ctx, { id }) => findInvoice(ctx, id) },
  ),
  downloadReminder: handle(async (ctx, { id, params, request }) =>
    taggedFile(request, await downloadReminder(ctx, id, params.rid ?? "")),
  ),
  listReminderLetters: handle(async (ctx, { id, url: { searchParams } }) => {
    const query = { ...pageOf(searchParams), ...leafingOf(searchParams) };
    const { letters, ...page } = await listClientLetters(ctx, id, query);
    return clientLetterPageJson(await withReminders(ctx, letters), page);
  }),
  createReminderLetters: handleBody(
    createClientLettersSchema,
    (ctx, input, args) =>
      confirmable(ctx, args, remindingClient(args.id, input), async (ctx, shown) => {
        const { invoices = input.invoices } = shown ?? {};
        const { letters, leftOut, isNew } = await remindClientOnce(ctx, args.id, { ...input, invoices });
        const answer = writtenJson(letters, leftOut);
        return isNew ? created(answer, `/reminder-letters/${letters[0]?.letter.id ?? ""}/pdf`) : answer;
      }),
    { exists: (ctx, { id }) => findClient(ctx, id) },
  ),
  downloadReminderLetter: handle(async (ctx, { id, request }) =>
    taggedFile(request, await downloadClientLetter(ctx, id)),
  ),
  readReminderSettings: handle(readSettings),
  updateReminderSettings: handleBody(
    reminderSettingsSchema,
    async (ctx, input) => {
      await saveReminderSettings(ctx, input);
      return new ApiResult(await readSettings(ctx), 200, termWarnings(input));
    },
    { current: readSettings },
  ),
});

export const loader = route.loader;
export const action = route.action;
