import type { UserContext } from "#app/platform/context.server.ts";
import { z } from "zod";
import { invoiceWithStep } from "#app/features/money/next-step/json/with-next-step.server.ts";
import { findInvoice, type Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import type { PaperLetter } from "#app/features/selling/papers/sending/paper-letter.ts";
import { withAddressee } from "#app/features/selling/papers/sending/send-paper.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { invoiceLetter } from "#app/features/selling/invoices/sending/invoice-letter.server.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { findOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { requireAction, sendAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { confirmRule, idRule } from "#app/features/programs/mcp/argument-rules.ts";
import { ID_DESCRIPTIONS, RECIPIENT_DESCRIPTIONS } from "#app/features/programs/mcp/argument-descriptions.ts";
import { briefInvoiceJson, invoiceSentence, quotedAddresses } from "#app/features/programs/mcp/sentences.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { AppError } from "#app/platform/errors.ts";
import { answerOf } from "#app/features/programs/mcp/tool-answers.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { type ToolAnswer, toolOf } from "#app/platform/mcp/tool.server.ts";

export const sendInvoiceTool = toolOf({
  name: "send_invoice",
  title: "Send an invoice by e-mail",
  description:
    "Sends an invoice with its PDF to the client by e-mail, which cannot be taken back; a draft is final from then " +
    "on, and one that is paid says what was received. Without confirm it sends nothing and answers what would be " +
    "sent to whom: show that to the user, and call again with confirm true and the version " +
    "it names once the user has said yes.",
  scope: scopeOf("invoices", "write"),
  changes: { isDestructive: true, reachesOthers: true },
  schema: sendInvoiceSchema.extend({ invoiceId: idRule, confirm: confirmRule }),
  answer: answerOf("invoice", "needsConfirmation", "email"),
  descriptions: {
    ...ID_DESCRIPTIONS,
    language: "Language of e-mail and PDF: en, de, fr or it; the invoice's own when left out",
    ...RECIPIENT_DESCRIPTIONS,
    subject: "Subject, when it is not the account's own text",
    message: "Message, when it is not the account's own text; at most 3000 characters",
    copyToMe: "true sends a copy to the account's owner",
    confirm: "true to send; only after the user has agreed to exactly this",
  },
  run: async (ctx, { invoiceId, confirm, ...asked }) => {
    const invoice = await findInvoice(ctx, invoiceId);
    const input = await withAddressee(ctx, invoice, asked);
    const letter = invoiceLetter(invoice, await findOwnTexts(ctx), input);
    if (!ctx.user.emailVerified) throw new AppError("account.email_not_verified");
    const again = sendAction(invoice.status) === "sendAgain";
    // A repeated call has its version, and sendInvoice then knows that it has sent it already.
    if (confirm && (!again || input.version !== undefined)) {
      await sendInvoice(ctx, invoiceId, { ...input, version: input.version ?? invoice.version });
      return sent(ctx, await findInvoice(ctx, invoiceId), letter);
    }
    requireSeen("invoice", invoice, input.version);
    requireAction(invoice.status, sendAction(invoice.status));
    return question(invoice, letter, again);
  },
});

export const markInvoiceSentTool = toolOf({
  name: "mark_invoice_sent",
  title: "Mark an invoice as sent",
  description:
    "For an invoice that the user has sent by post or handed over: the draft becomes final and open for payment. " +
    "Sends nothing. Changes nothing when it was sent already.",
  scope: scopeOf("invoices", "write"),
  changes: { isDestructive: true, isRepeatable: true },
  schema: z.object({ invoiceId: idRule, version: optionalVersion() }),
  answer: answerOf("invoice"),
  descriptions: ID_DESCRIPTIONS,
  without: ["clientId"],
  run: async (ctx, { invoiceId, version }) => {
    const before = await findInvoice(ctx, invoiceId);
    const wasSent = ["sent", "overdue", "paid", "credited", "written_off"].includes(before.status);
    if (!wasSent) await markSent(ctx, invoiceId, version);
    const invoice = await findInvoice(ctx, invoiceId);
    const done = wasSent ? "Was sent already; nothing was changed:" : "Marked as sent:";
    return {
      text: `${done} ${invoiceSentence(invoice)}`,
      data: { invoice: await invoiceWithStep(ctx, invoice) },
    };
  },
});

function question(invoice: Invoice, letter: PaperLetter, again: boolean): ToolAnswer {
  const { recipient, cc, subject, message, language } = letter;
  const to = quotedAddresses({ recipient, cc });
  const earlier = again ? " It was sent before; this sends it once more." : "";
  return {
    text:
      `Nothing has been sent yet. This would go to ${to}: invoice ${invoiceSentence(invoice)}${earlier} ` +
      `Ask the user, then call send_invoice again with confirm true and version ${invoice.version}.`,
    data: {
      needsConfirmation: true,
      invoice: briefInvoiceJson(invoice),
      email: { recipient, cc, subject, message, language },
    },
    isQuestion: true,
  };
}

async function sent(ctx: UserContext, invoice: Invoice, { recipient, cc }: PaperLetter): Promise<ToolAnswer> {
  const to = quotedAddresses({ recipient, cc });
  return {
    text: `Queued for sending to ${to}: invoice ${invoiceSentence(invoice)}`,
    data: { invoice: await invoiceWithStep(ctx, invoice) },
  };
}
