import { z } from "zod";
import { askingFirst } from "#app/features/programs/mcp/asking-first.server.ts";
import { briefSentence, quotedAddresses } from "#app/features/programs/mcp/sentences.ts";
import {
  ASKS_FIRST,
  CONFIRMATION,
  ID_DESCRIPTIONS,
  RECIPIENT_DESCRIPTIONS,
} from "#app/features/programs/mcp/argument-descriptions.ts";
import { confirmationRule, idRule } from "#app/features/programs/mcp/argument-rules.ts";
import { answerOf, QUESTION_FIELDS } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { reminding } from "#app/features/programs/previews/letter-acts.server.ts";
import { createReminder } from "#app/features/money/reminders/create-reminder.server.ts";
import { reminderJson } from "#app/features/money/reminders/reminder-json.ts";
import { findReminder } from "#app/features/money/reminders/reminders.server.ts";
import { recipientRules } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { toolOf } from "#app/platform/mcp/tool.server.ts";

export const sendReminderTool = toolOf({
  name: "send_reminder",
  title: "Send a reminder",
  description:
    "Writes the next reminder about an overdue invoice and sends it to the client by e-mail, which cannot be taken " +
    "back; with byPost it only writes the letter, which the user prints." +
    ASKS_FIRST,
  scope: scopeOf("reminders", "write"),
  changes: { isDestructive: true, reachesOthers: true },
  schema: z.object({
    invoiceId: idRule,
    byPost: z.boolean().default(false),
    ...recipientRules,
    version: optionalVersion(),
    confirmation: confirmationRule,
  }),
  answer: answerOf("reminder", "letter", "invoice", ...QUESTION_FIELDS),
  descriptions: {
    invoiceId: ID_DESCRIPTIONS.invoiceId,
    byPost: "true for a letter that the user sends by post",
    ...RECIPIENT_DESCRIPTIONS,
    version: ID_DESCRIPTIONS.version,
    confirmation: CONFIRMATION,
  },
  run: async (ctx, { invoiceId, byPost, version, confirmation, ...wanted }) =>
    askingFirst(ctx, {
      act: reminding(invoiceId, { ...wanted, version, send: !byPost }),
      tool: "send_reminder",
      confirmation,
      say: ({ letter, invoice }) => {
        const { level, amountClaimed, interest, fee, dueDate } = letter;
        const way = byPost ? "be written for the post" : `go to ${quotedAddresses(letter)}`;
        const shown = (amount: number) => `${invoice.currency} ${amount.toFixed(2)}`;
        return (
          `A reminder of level ${level} about invoice ${briefSentence(invoice)} would ${way} and claim ` +
          `${shown(amountClaimed)} by ${dueDate}, of which interest ${shown(interest)} and fee ${shown(fee)}.`
        );
      },
      run: async (ctx, { letter: { level, recipient, cc }, invoice: { version } }) => {
        const letter = { level, send: !byPost, wanted: { recipient, cc }, seen: { version } };
        const id = await createReminder(ctx, invoiceId, letter);
        const done = byPost ? "Written for the post" : "Queued for sending";
        return {
          text: `${done}: reminder of level ${level}.`,
          data: { reminder: reminderJson(await findReminder(ctx, invoiceId, id)) },
        };
      },
    }),
});
