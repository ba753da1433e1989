import type { UserContext } from "#app/platform/context.server.ts";
import { z } from "zod";
import { invoiceWithStep } from "#app/features/money/next-step/json/with-next-step.server.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { sendInvoiceSchema } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { sendInvoice } from "#app/features/selling/invoices/sending/send-invoice.server.ts";
import { markSent } from "#app/features/selling/invoices/sending/mark-sent.server.ts";
import { confirmationRule, idRule } from "#app/features/programs/mcp/argument-rules.ts";
import {
  ASKS_FIRST,
  CONFIRMATION,
  ID_DESCRIPTIONS,
  RECIPIENT_DESCRIPTIONS,
} from "#app/features/programs/mcp/argument-descriptions.ts";
import { askingFirst } from "#app/features/programs/mcp/asking-first.server.ts";
import {
  briefSentence,
  copyOf,
  invoiceSentence,
  quotedAddresses,
} from "#app/features/programs/mcp/sentences.ts";
import { optionalVersion } from "#app/platform/forms/fields.ts";
import { answerOf, QUESTION_FIELDS } from "#app/features/programs/mcp/tool-answers.ts";
import { issuingInvoice, sendingInvoice } from "#app/features/programs/previews/invoice-acts.server.ts";
import { scopeOf } from "#app/features/programs/mcp/tool-access.ts";
import { type ToolAnswer, toolOf } from "#app/platform/mcp/tool.server.ts";

export const sendInvoiceTool = toolOf({
  name: "send_invoice",
  title: "Send an invoice by e-mail",
  description:
    "Sends an invoice with its PDF to the client by e-mail, which cannot be taken back; a draft is final from then " +
    "on, and one that is paid says what was received." +
    ASKS_FIRST,
  scope: scopeOf("invoices", "write"),
  changes: { isDestructive: true, reachesOthers: true },
  schema: sendInvoiceSchema.extend({ invoiceId: idRule, confirmation: confirmationRule }),
  answer: answerOf("invoice", "email", ...QUESTION_FIELDS),
  descriptions: {
    ...ID_DESCRIPTIONS,
    language: "Language of e-mail and PDF: en, de, fr or it; the invoice's own when left out",
    ...RECIPIENT_DESCRIPTIONS,
    subject: "Subject, when it is not the account's own text",
    message: "Message, when it is not the account's own text; at most 3000 characters",
    copyToMe: "true sends a copy to the account's owner",
    confirmation: CONFIRMATION,
  },
  run: async (ctx, { invoiceId, confirmation, ...asked }) =>
    askingFirst(ctx, {
      act: sendingInvoice(invoiceId, asked),
      tool: "send_invoice",
      confirmation,
      say: ({ invoice, email }) =>
        `Invoice ${briefSentence(invoice)} would go to ${quotedAddresses(email)}${copyOf(email)}.` +
        (invoice.status === "draft" ? "" : " It was sent before; this sends it once more."),
      run: async (ctx, { invoice: { version }, email }) => {
        await sendInvoice(ctx, invoiceId, { ...email, version });
        const invoice = await findInvoice(ctx, invoiceId);
        return {
          text: `Queued for sending to ${quotedAddresses(email)}: invoice ${invoiceSentence(invoice)}`,
          data: { invoice: await invoiceWithStep(ctx, invoice) },
        };
      },
    }),
});

export const markInvoiceSentTool = toolOf({
  name: "mark_invoice_sent",
  title: "Mark an invoice as sent",
  description:
    "For an invoice that the user has sent by post or handed over: the draft becomes final and open for payment. " +
    "Sends nothing. Changes nothing when it was sent already." +
    ASKS_FIRST,
  scope: scopeOf("invoices", "write"),
  changes: { isDestructive: true, isRepeatable: true },
  schema: z.object({ invoiceId: idRule, version: optionalVersion(), confirmation: confirmationRule }),
  answer: answerOf("invoice", "becomes", ...QUESTION_FIELDS),
  descriptions: { ...ID_DESCRIPTIONS, confirmation: CONFIRMATION },
  without: ["clientId"],
  run: async (ctx, { invoiceId, version, confirmation }) => {
    const found = await findInvoice(ctx, invoiceId);
    if (["sent", "overdue", "paid", "credited", "written_off"].includes(found.status) && !confirmation)
      return marked(ctx, invoiceId, "Was sent already; nothing was changed:");
    return askingFirst(ctx, {
      act: issuingInvoice({ id: invoiceId, version }),
      tool: "mark_invoice_sent",
      confirmation,
      say: ({ invoice }) => `Invoice ${briefSentence(invoice)} would be final, booked and open for payment.`,
      run: async (ctx, { invoice }) => {
        await markSent(ctx, invoiceId, invoice.version);
        return marked(ctx, invoiceId, "Marked as sent:");
      },
    });
  },
});

async function marked(ctx: UserContext, invoiceId: string, done: string): Promise<ToolAnswer> {
  const invoice = await findInvoice(ctx, invoiceId);
  return {
    text: `${done} ${invoiceSentence(invoice)}`,
    data: { invoice: await invoiceWithStep(ctx, invoice) },
  };
}
