import { z } from "zod";
import { invoiceWithStep } from "#app/features/money/next-step/json/with-next-step.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { ID_DESCRIPTIONS } from "#app/features/programs/mcp/argument-descriptions.ts";
import { idRule, limitRule } from "#app/features/programs/mcp/argument-rules.ts";
import { quoted } from "#app/features/programs/mcp/sentences.ts";
import { answerOf } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { findReminderSettings } from "#app/features/money/reminders/reminder-settings.server.ts";
import type { RunRow } from "#app/features/money/reminders/screens/run-row.ts";
import { levelsDue, rowsOfLevels } from "#app/features/money/reminders/screens/run-page.server.ts";
import { reminderStanding } from "#app/features/money/reminders/run/remindable.server.ts";
import { pauseReminders } from "#app/features/money/reminders/stops.server.ts";
import { optionalDay } from "#app/platform/forms/fields.ts";
import { toolOf } from "#app/platform/mcp/tool.server.ts";
import { formatMoney, rappenToNumber } from "#app/swiss/money.ts";

export const listDueRemindersTool = toolOf({
  name: "list_due_reminders",
  title: "Say which reminders are due",
  description:
    "Answers the overdue invoices that are due for a reminder today, each with the level and the amount that the " +
    "letter would claim. The last level comes first.",
  scope: scopeOf("reminders", "read"),
  schema: z.object({ limit: limitRule }),
  answer: answerOf("today", "mode", "reminders", "total", "has_more"),
  descriptions: { limit: "How many at most, 1 to 50; 10 when left out" },
  run: async (ctx, { limit }) => {
    const settings = await findReminderSettings(ctx);
    const due = [...(await levelsDue(ctx, settings))];
    const rows = await rowsOfLevels(ctx, settings, due.slice(0, limit));
    const off =
      settings.mode === "off" ? " Reminders are switched off; send_reminder still writes single ones." : "";
    return {
      text: `Reminders due today: ${due.length}.${off}`,
      data: {
        today: ctx.today,
        mode: settings.mode,
        reminders: rows.map(dueJson),
        total: due.length,
        has_more: due.length > rows.length,
      },
    };
  },
});

function dueJson({ id, number, clientId, client, days, level, rappen, currency, version, byEmail }: RunRow) {
  return {
    invoiceId: id,
    invoiceNumber: number,
    client: { id: clientId, name: client },
    daysOverdue: days,
    level,
    currency,
    amountClaimed: rappenToNumber(rappen),
    hasEmail: byEmail,
    version,
  };
}

export const pauseRemindersTool = toolOf({
  name: "pause_reminders",
  title: "Pause the reminders of an invoice",
  description: "No reminder is written about the invoice before that day; without a day, a pause ends now.",
  scope: scopeOf("reminders", "write"),
  changes: { isRepeatable: true },
  schema: z.object({ invoiceId: idRule, until: optionalDay() }),
  answer: answerOf("invoice"),
  descriptions: {
    invoiceId: ID_DESCRIPTIONS.invoiceId,
    until: "Day on which reminders start again, YYYY-MM-DD; left out, they go on now",
  },
  run: async (ctx, { invoiceId, until }) => {
    const { pausedUntil } = await reminderStanding(ctx, invoiceId);
    const wanted = until || null;
    if (pausedUntil !== wanted) await pauseReminders(ctx, invoiceId, wanted);
    const invoice = await findInvoice(ctx, invoiceId);
    const { number, total, currency } = invoice;
    const done = wanted ? `are paused until ${wanted}` : "go on";
    return {
      text: `Reminders about invoice ${quoted(number)} (${formatMoney(total, currency)}) ${done}.`,
      data: { invoice: await invoiceWithStep(ctx, invoice) },
    };
  },
});
