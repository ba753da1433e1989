import { findBrand } from "#app/features/selling/design/brand.server.ts";
import { sendBusinessEmail } from "#app/features/people/accounts/sandbox/business-email.server.ts";
import { requireSlip } from "#app/features/selling/invoices/document/invoice-slip.ts";
import { findInvoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { withLinkToSend } from "#app/features/selling/invoices/link/give-link.server.ts";
import { paperLimits } from "#app/features/selling/papers/limits.ts";
import { requireAction, sendAction } from "#app/features/selling/invoices/status/invoice-actions.ts";
import { findOwnTexts } from "#app/features/selling/invoices/texts/own-texts.server.ts";
import { requireMailing } from "#app/features/running/subscriptions/require-pro.server.ts";
import { requireSeen } from "#app/features/selling/papers/kinds.ts";
import { countAttempt } from "#app/platform/auth/rate-limit.server.ts";
import { type Context, type UserContext, withBusiness } from "#app/platform/context.server.ts";
import { unlessGone } from "#app/platform/errors.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { enqueueJob } from "#app/platform/jobs/jobs.server.ts";
import { attachedPdf } from "./attached-pdf.server.ts";
import { composeEmail } from "./compose-email.server.ts";
import type { SendInvoiceInput } from "#app/features/selling/papers/sending/send-paper.schema.ts";
import { invoiceLetter } from "./invoice-letter.server.ts";

/**
 * To the sender's own address, what the client would get. The invoice stays as it is; the limit is that of sending.
 * @throws AppError as `sendInvoice`
 */
export async function sendTest(ctx: UserContext, id: string, input: SendInvoiceInput): Promise<void> {
  const invoice = await findInvoice(ctx, id);
  await requireMailing(ctx);
  requireSeen("invoice", invoice, input.version);
  requireAction(invoice.status, sendAction(invoice.status));
  requireSlip({ ...invoice, isCopy: false, mark: null });
  await countAttempt(ctx, paperLimits.sendPaper, ctx.businessId);
  const { subject, message, language } = invoiceLetter(invoice, await findOwnTexts(ctx), input);
  await enqueueJob(ctx, {
    name: "invoice.test_email",
    payload: {
      businessId: ctx.businessId,
      invoiceId: id,
      to: ctx.user.email,
      subject: translator(ctx.locale)("emails:invoice.testSubject", { subject }),
      message,
      language,
    },
  });
}

export async function deliverTest(
  ctx: Context,
  payload: Record<string, string>,
  jobId: string,
): Promise<void> {
  const { businessId = "", invoiceId = "", to = "", subject = "", message = "" } = payload;
  const own = withBusiness(ctx, businessId);
  const invoice = await unlessGone(findInvoice(own, invoiceId));
  if (!invoice) return;
  const language = isLocale(payload.language) ? payload.language : invoice.language;
  const pdf = await attachedPdf(own, invoice, language);
  const sent = {
    ...(await withLinkToSend(own, invoice)),
    ...(invoice.status === "draft" ? { language } : {}),
  };
  const email = composeEmail(
    sent,
    { subject, message, language, replyTo: to, brand: await findBrand(own) },
    pdf,
  );
  await sendBusinessEmail(own, { ...email, id: jobId, to });
}
