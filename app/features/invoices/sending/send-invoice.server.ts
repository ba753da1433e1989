import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";
import { requirePro } from "#app/features/subscriptions/require-pro.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError, invalid } from "#app/platform/errors.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { type InvoiceEmail, queueDelivery, wasQueued } from "./deliveries.server.ts";
import { requireAction, sendAction } from "#app/features/invoices/status/invoice-actions.ts";
import { giveLink } from "#app/features/invoices/link/give-link.server.ts";
import { greetingsOf, suitableGreeting, withGreeting } from "./greeting.ts";
import { letterTemplate } from "./letter-template.ts";
import type { OwnTexts } from "#app/features/invoices/texts/own-texts.ts";
import { findOwnTexts } from "#app/features/invoices/texts/own-texts.server.ts";
import { findInvoice, type Invoice } from "#app/features/invoices/invoices.server.ts";
import { leaveDraft, requireVersion } from "#app/features/invoices/status/leave-draft.server.ts";
import { lockInvoice, saveInvoice } from "#app/features/invoices/document/lock-invoice.server.ts";
import type { SendInvoiceInput } from "./send-invoice.schema.ts";
import { invoiceLimits } from "#app/features/invoices/limits.ts";

/**
 * Also sends again. A page submitted twice sends once.
 * @throws AppError `invoice.not_found`, `plan.pro_required`, `account.email_not_verified`, `input.invalid` at `cc`,
 * `invoice.changed`, `invoice.transition_not_allowed`, `request.too_many`
 */
export async function sendInvoice(ctx: UserContext, id: string, input: SendInvoiceInput): Promise<void> {
  const invoice = await findInvoice(ctx, id);
  await requirePro(ctx);
  if (!ctx.user.emailVerified) throw new AppError("account.email_not_verified");
  const texts = await findOwnTexts(ctx);
  const { recipient, cc } = invoiceEmailOf(invoice, texts, input);
  if (cc === recipient) throw invalid([{ field: "cc", code: "field.cc_is_recipient" }]);
  try {
    await send(ctx, { invoice, texts, input });
  } catch (error) {
    if (error instanceof AppError && (await isRepeated(ctx, { invoice, texts, input }))) return;
    throw error;
  }
}

interface Sending {
  invoice: Invoice;
  texts: OwnTexts;
  input: SendInvoiceInput;
}

async function send(ctx: UserContext, sending: Sending): Promise<void> {
  const { invoice, input } = sending;
  const { id, status } = invoice;
  const { language, version } = input;
  const action = sendAction(status);
  requireVersion(invoice, version);
  requireAction(status, action);
  await countAttempt(ctx, invoiceLimits.sendInvoice, ctx.businessId);
  if (action === "send") {
    return leaveDraft(ctx, id, { action, language, version }, (ctx, draft) =>
      post(ctx, "invoice.sent", { ...sending, invoice: draft }),
    );
  }
  return ctx.transaction(async (ctx) => {
    const invoice = await lockInvoice(ctx, id);
    requireVersion(invoice, version);
    requireAction(invoice.status, "sendAgain");
    await saveInvoice(ctx, invoice, {});
    await giveLink(ctx, invoice);
    const event = invoice.kind === "credit_note" ? "credit_note.sent" : "invoice.sent_again";
    await post(ctx, event, { ...sending, invoice });
  });
}

async function isRepeated(ctx: UserContext, { invoice, texts, input }: Sending): Promise<boolean> {
  const { version } = input;
  if (version === undefined) return false;
  return wasQueued(ctx, { id: invoice.id, version }, invoiceEmailOf(invoice, texts, input));
}

async function post(ctx: UserContext, event: string, { invoice, texts, input }: Sending): Promise<void> {
  const letter = invoiceEmailOf(invoice, texts, input);
  const { recipient, cc, language } = letter;
  await queueDelivery(ctx, invoice, letter);
  await recordInvoiceHistory(ctx, {
    invoiceId: invoice.id,
    event,
    data: { recipient, language, ...(cc ? { cc } : {}) },
  });
}

/** What is not given comes from the texts of its language, with the greeting that suits. */
export function invoiceEmailOf(
  invoice: Invoice,
  texts: OwnTexts,
  input: Partial<SendInvoiceInput> = {},
): InvoiceEmail {
  const language = input.language ?? invoice.language;
  const t = translator(language);
  const template = letterTemplate(t, invoice, { language, own: texts[language] });
  const greeting = greetingsOf(t, invoice.recipient)[suitableGreeting(invoice.recipient)];
  return {
    language,
    recipient: input.recipient ?? invoice.recipient.email,
    cc: input.cc ?? "",
    subject: input.subject ?? template.subject,
    message: input.message ?? withGreeting(greeting, template.message),
    copyToMe: input.copyToMe ?? false,
  };
}
