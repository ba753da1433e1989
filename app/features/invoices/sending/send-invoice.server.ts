import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";
import { requirePro } from "#app/features/subscriptions/require-pro.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { type InvoiceEmail, queueDelivery, wasQueued } from "./deliveries.server.ts";
import { requireAction, sendAction } from "#app/features/invoices/status/invoice-actions.ts";
import { letterTemplate } from "./invoice-email.ts";
import { findInvoice, type Invoice } from "#app/features/invoices/invoices.server.ts";
import { leaveDraft, requireVersion } from "#app/features/invoices/status/leave-draft.server.ts";
import { lockInvoice, saveInvoice } from "#app/features/invoices/document/lock-invoice.server.ts";
import type { SendInvoiceInput } from "./send-invoice.schema.ts";
import { invoiceLimits } from "#app/features/invoices/limits.ts";

/**
 * Also sends again. A page submitted twice sends once.
 * @throws AppError `invoice.not_found`, `plan.pro_required`, `account.email_not_verified`, `invoice.changed`,
 * `invoice.transition_not_allowed`, `request.too_many`
 */
export async function sendInvoice(ctx: UserContext, id: string, input: SendInvoiceInput): Promise<void> {
  const invoice = await findInvoice(ctx, id);
  await requirePro(ctx);
  if (!ctx.user.emailVerified) throw new AppError("account.email_not_verified");
  try {
    await send(ctx, invoice, input);
  } catch (error) {
    if (error instanceof AppError && (await isRepeated(ctx, invoice, input))) return;
    throw error;
  }
}

async function send(ctx: UserContext, invoice: Invoice, input: SendInvoiceInput): Promise<void> {
  const { id, status } = invoice;
  const { language, version } = input;
  const action = sendAction(status);
  requireVersion(invoice, version);
  requireAction(status, action);
  await countAttempt(ctx, invoiceLimits.sendInvoice, ctx.businessId);
  if (action === "send") {
    return leaveDraft(ctx, id, { action, language, version }, (ctx, draft) =>
      post(ctx, draft, "invoice.sent", input),
    );
  }
  return ctx.transaction(async (ctx) => {
    const invoice = await lockInvoice(ctx, id);
    requireVersion(invoice, version);
    requireAction(invoice.status, "sendAgain");
    await saveInvoice(ctx, invoice, {});
    await post(ctx, invoice, "invoice.sent_again", input);
  });
}

async function isRepeated(ctx: UserContext, invoice: Invoice, input: SendInvoiceInput): Promise<boolean> {
  const { version } = input;
  return version !== undefined && wasQueued(ctx, { id: invoice.id, version }, invoiceEmailOf(invoice, input));
}

async function post(ctx: UserContext, invoice: Invoice, event: string, input: SendInvoiceInput) {
  const letter = invoiceEmailOf(invoice, input);
  const { recipient, language } = letter;
  await queueDelivery(ctx, invoice, letter);
  await recordInvoiceHistory(ctx, { invoiceId: invoice.id, event, data: { recipient, language } });
}

export function invoiceEmailOf(invoice: Invoice, input: Partial<SendInvoiceInput> = {}): InvoiceEmail {
  const language = input.language ?? invoice.language;
  const template = letterTemplate(translator(language), invoice, language);
  return {
    language,
    recipient: input.recipient ?? invoice.recipient.email,
    subject: input.subject ?? template.subject,
    message: input.message ?? template.message,
    copyToMe: input.copyToMe ?? false,
  };
}
