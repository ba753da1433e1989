import { findBrand } from "#app/features/design/brand.server.ts";
import { pdfOf } from "#app/features/invoices/pdf/download-invoice.server.ts";
import { composeEmail } from "#app/features/invoices/sending/compose-email.server.ts";
import { emailedInvoice } from "#app/features/invoices/status/emailed-invoice.server.ts";
import { reminderHeldBack } from "#app/features/invoices/status/held-back.ts";
import { invoicePaper } from "#app/features/invoices/sending/invoice-paper.server.ts";
import {
  type Compose,
  deliverBy,
  findSendable,
  refuseDamaged,
} from "#app/features/papers/sending/deliver-paper.server.ts";
import { pdfAttachment } from "#app/features/papers/sending/letter-email.ts";
import { findReminder, readLetter } from "#app/features/reminders/reminders.server.ts";
import { reminderStanding } from "#app/features/reminders/stops.server.ts";
import { amountDue } from "#app/features/ledger/amount-due.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";

/** Recorded before the mail server is contacted, as for invoices; never for an invoice that was paid meanwhile. */
export const deliverReminder = deliverBy(compose, emailedInvoice);

async function compose(...[ctx, delivery]: Parameters<Compose>): ReturnType<Compose> {
  const invoice = await findSendable(ctx, invoicePaper, delivery.invoice_id ?? "");
  if (typeof invoice === "string") return invoice;
  const heldBack = reminderHeldBack(invoice, await reminderStanding(ctx, invoice.id));
  if (heldBack) return heldBack;
  const { subject, message, reply_to: replyTo, reminder_id: reminderId } = delivery;
  const { amountClaimed, dueUntil } = await findReminder(ctx, invoice.id, reminderId);
  if (amountDue(invoice) < amountClaimed) return "less_due";
  const language = isLocale(delivery.language) ? delivery.language : invoice.language;
  const letter = await readLetter(ctx, reminderId).catch(refuseDamaged);
  const pdf = await pdfOf(ctx, invoice, language).catch(refuseDamaged);
  const total = invoice.settled + amountClaimed - invoice.charged;
  const claimsMore = amountClaimed + invoice.settled > invoice.total;
  const claimed = { ...invoice, total, dueDate: dueUntil, claimsMore };
  const letterWords = { subject, message, language, replyTo, brand: await findBrand(ctx) };
  const { attachments, ...email } = composeEmail(claimed, letterWords, pdf);
  return { ...email, attachments: [pdfAttachment(subject, letter), ...(attachments ?? [])] };
}
