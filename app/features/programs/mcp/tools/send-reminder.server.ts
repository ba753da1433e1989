import { z } from "zod";
import { briefInvoiceJson, invoiceSentence, quotedAddresses } from "#app/features/programs/mcp/sentences.ts";
import { ID_DESCRIPTIONS, RECIPIENT_DESCRIPTIONS } from "#app/features/programs/mcp/argument-descriptions.ts";
import { confirmRule, idRule } from "#app/features/programs/mcp/argument-rules.ts";
import { answerOf } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { type Addresses, addressed } from "#app/features/selling/papers/sending/addressed.ts";
import { recipientRules } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { remindAsShown } from "#app/features/money/reminders/screens/remind-as-shown.server.ts";
import { LEVELS } from "#app/features/money/reminders/reminder-settings.ts";
import { reminderJson } from "#app/features/money/reminders/reminder-json.ts";
import { findReminder } from "#app/features/money/reminders/reminders.server.ts";
import {
  type LetterWords,
  letterWords,
} from "#app/features/money/reminders/screens/letter-preview.server.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { positiveAmount } from "#app/platform/forms/numeric-field.ts";
import { AppError } from "#app/platform/errors.ts";
import { type ToolAnswer, toolOf } from "#app/platform/mcp/tool.server.ts";
import { formatMoney, type Rappen, rappenToNumber } from "#app/swiss/money.ts";

export const sendReminderTool = toolOf({
  name: "send_reminder",
  title: "Send a reminder",
  description:
    "Writes the next reminder about an overdue invoice and sends it to the client by e-mail, which cannot be taken " +
    "back; with byPost it only writes the letter, which the user prints. Without confirm it writes nothing and " +
    "answers text, level and amounts: show that to the user, and call again with confirm true and the level, amount " +
    "and version it names once the user has said yes.",
  scope: scopeOf("reminders", "write"),
  changes: { isDestructive: true, reachesOthers: true },
  schema: z.object({
    invoiceId: idRule,
    byPost: z.boolean().default(false),
    ...recipientRules,
    level: z.union([z.literal(LEVELS[0]), z.literal(LEVELS[1]), z.literal(LEVELS[2])]).optional(),
    amount: positiveAmount.optional(),
    version: optionalVersion(),
    confirm: confirmRule,
  }),
  answer: answerOf("reminder", "needsConfirmation", "letter", "invoice"),
  descriptions: {
    invoiceId: ID_DESCRIPTIONS.invoiceId,
    byPost: "true for a letter that the user sends by post",
    ...RECIPIENT_DESCRIPTIONS,
    level: "With confirm: the level of the question, 1, 2 or 3",
    amount: "With confirm: the amount claimed of the question, in CHF",
    version: "With confirm: the version of the question; when the invoice changed since, the call is refused",
    confirm: "true to write it; only after the user has agreed to exactly this",
  },
  run: async (ctx, { invoiceId, byPost, level, amount, version, confirm, ...wanted }) => {
    if (confirm && level && amount !== undefined && version !== undefined) {
      const shown = { level, amount, version, send: !byPost, wanted };
      const { id, isNew } = await remindAsShown(ctx, invoiceId, shown);
      const reminder = reminderJson(await findReminder(ctx, invoiceId, id));
      const done = byPost ? "Written for the post" : "Queued for sending";
      return {
        text: isNew ? `${done}: reminder of level ${level}.` : "This reminder was written already.",
        data: { reminder },
      };
    }
    if (!byPost && !ctx.user.emailVerified) throw new AppError("account.email_not_verified");
    const words = await letterWords(ctx, invoiceId);
    return question(words, byPost ? null : addressed(words.email, wanted));
  },
});

function question({ invoice, claim, subject, text }: LetterWords, to: Addresses | null): ToolAnswer {
  const { level, interest, fee, amountClaimed, dueUntil } = claim;
  const { version } = invoice;
  const way = to ? `go to ${quotedAddresses(to)}` : "be written for the post";
  const amount = rappenToNumber(amountClaimed);
  const shown = (rappen: Rappen) => formatMoney(rappen, invoice.currency);
  return {
    text:
      `Nothing has been written yet. A reminder of level ${level} about invoice ${invoiceSentence(invoice)} would ` +
      `${way} and claim ${shown(amountClaimed)} by ${dueUntil}, of which interest ${shown(interest)} and fee ` +
      `${shown(fee)}. Ask the user, then call send_reminder again with confirm true, level ${level}, amount ` +
      `${amount} and version ${version}.`,
    data: {
      needsConfirmation: true,
      letter: {
        level,
        subject,
        text,
        recipient: to?.recipient ?? "",
        cc: to?.cc ?? "",
        openAmount: rappenToNumber(claim.openAmount),
        interest: rappenToNumber(interest),
        fee: rappenToNumber(fee),
        amountClaimed: amount,
        dueDate: dueUntil,
      },
      invoice: briefInvoiceJson(invoice),
    },
    isQuestion: true,
  };
}
