import { findInvoice } from "#app/features/invoices/invoices.server.ts";
import { createReminderSchema } from "#app/features/reminders/create-reminder.schema.ts";
import { remindOnce } from "#app/features/reminders/remind-once.server.ts";
import { reminderJson } from "#app/features/reminders/reminder-json.ts";
import { findReminder, listReminders } from "#app/features/reminders/reminders.server.ts";
import { created } from "#app/platform/http/api-answer.server.ts";
import { handle, handleBody } from "#app/platform/http/api.server.ts";
import { sharedEndpoint } from "../shared-endpoint.ts";

const route = sharedEndpoint({
  GET: handle(async (ctx, { params }) => ({
    reminders: (await listReminders(ctx, params.id ?? "")).map(reminderJson),
  })),
  POST: handleBody(
    createReminderSchema,
    async (ctx, input, { params }) => {
      const invoiceId = params.id ?? "";
      const { id, isNew } = await remindOnce(ctx, invoiceId, input);
      const reminder = reminderJson(await findReminder(ctx, invoiceId, id));
      return isNew ? created(reminder, `/invoices/${invoiceId}/reminders/${id}/pdf`) : reminder;
    },
    { exists: (ctx, { params }) => findInvoice(ctx, params.id ?? "") },
  ),
});

export const loader = route.loader;
export const action = route.action;
