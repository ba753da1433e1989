import { willTell } from "#app/features/running/events/will-tell.server.ts";
import { findBrand } from "#app/features/selling/design/brand.server.ts";
import type { Invoice } from "#app/features/selling/invoices/document/invoices.server.ts";
import { pdfOf } from "#app/features/selling/invoices/pdf/download-invoice.server.ts";
import { automaticLines } from "#app/features/selling/invoices/sending/invoice-email.ts";
import { invoicePaper } from "#app/features/selling/invoices/sending/invoice-paper.server.ts";
import { reminderHeldBack } from "#app/features/selling/invoices/status/held-back.ts";
import { recordInvoiceHistory } from "#app/features/selling/invoices/status/record-invoice-history.server.ts";
import { recordSendFailed } from "#app/features/selling/invoices/status/record-send-failed.server.ts";
import { documentTitle } from "#app/features/selling/invoices/view/document-title.ts";
import { amountDue } from "#app/features/books/ledger/amount-due.ts";
import {
  type Compose,
  deliverBy,
  findSendable,
  refuseDamaged,
} from "#app/features/selling/papers/sending/deliver-paper.server.ts";
import { emailEvent } from "#app/features/selling/papers/sending/emailed-paper.server.ts";
import type { HeldBack } from "#app/features/selling/papers/sending/held-back.ts";
import { type Fact, paperEmail, pdfAttachment } from "#app/features/selling/papers/sending/letter-email.ts";
import { hasNotArrived } from "#app/features/selling/papers/sending/reached.ts";
import type {
  EmailedDocument,
  EmailRow,
} from "#app/features/selling/papers/sending/record-delivery.server.ts";
import { touchPaper } from "#app/features/selling/papers/paper-rows.server.ts";
import { withCopies } from "#app/features/money/reminders/client-letters/client-letter.ts";
import { findClientLetter } from "#app/features/money/reminders/client-letters/client-letters.server.ts";
import type { Reminder } from "#app/features/money/reminders/reminder.ts";
import { readLetter, remindersOfLetter } from "#app/features/money/reminders/reminders.server.ts";
import { reminderStandings } from "#app/features/money/reminders/run/remindable.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { isLocale } from "#app/platform/i18n/locale.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { formatReference, guessReferenceType } from "#app/swiss/reference.ts";

const emailedLetter: EmailedDocument = {
  async touch(ctx, delivery) {
    for (const { id, invoiceId } of await remindersIn(ctx, delivery)) {
      await touchPaper(ctx, "invoice", invoiceId);
      willTell(ctx, "reminder", id);
    }
  },
  async conclude(ctx, delivery, state) {
    const { event, data } = emailEvent(delivery, state);
    for (const { id, invoiceId } of await remindersIn(ctx, delivery)) {
      await recordInvoiceHistory(ctx, { invoiceId, event: `invoice.${event}`, data });
      const own = { ...delivery, invoice_id: invoiceId, reminder_id: id };
      if (hasNotArrived(delivery)) await recordSendFailed(ctx, own);
    }
  },
};

/** Never once one of its invoices was paid, cancelled or disputed. */
export const deliverLetter = deliverBy(compose, emailedLetter);

function remindersIn(ctx: BusinessContext, { letter_id, reminder_id }: EmailRow): Promise<Reminder[]> {
  return remindersOfLetter(ctx, { letterId: letter_id, reminderId: reminder_id });
}

async function compose(...[ctx, delivery]: Parameters<Compose>): ReturnType<Compose> {
  const reminders = await remindersIn(ctx, delivery);
  const invoices = await sendableInvoices(ctx, reminders);
  if (typeof invoices === "string") return invoices;
  const [reminder] = reminders;
  const [invoice] = invoices;
  if (!reminder || !invoice) return "deleted";
  const { letter_id: letterId, subject, message, reply_to: replyTo } = delivery;
  const language = isLocale(delivery.language) ? delivery.language : invoice.language;
  const t = translator(language);
  const pdf = await readLetter(ctx, reminder.id).catch(refuseDamaged);
  const attachments = [pdfAttachment(subject, pdf)];
  for (const one of withCopies(invoices.length) ? invoices : [])
    attachments.push(
      pdfAttachment(documentTitle(t, one), await pdfOf(ctx, one, language).catch(refuseDamaged)),
    );
  const words = { subject, message, language, replyTo, brand: await findBrand(ctx) };
  const lines = letterId
    ? { facts: await sharedFacts(ctx, t, letterId), online: null }
    : automaticLines(t, claimedOf(invoice, reminder), words);
  const { facts, online } = lines;
  return paperEmail(t, { sender: invoice.sender.name, facts, online }, words, attachments);
}

async function sendableInvoices(ctx: BusinessContext, reminders: Reminder[]): Promise<Invoice[] | HeldBack> {
  const ids = reminders.map(({ invoiceId }) => invoiceId);
  const standings = await reminderStandings(ctx, ids);
  const invoices: Invoice[] = [];
  for (const { invoiceId, amountClaimed } of reminders) {
    const invoice = await findSendable(ctx, invoicePaper, invoiceId);
    if (typeof invoice === "string") return invoice;
    const { disputedNote = "" } = standings.get(invoiceId) ?? {};
    const heldBack = reminderHeldBack(invoice, { disputedNote });
    if (heldBack) return heldBack;
    if (amountDue(invoice) < amountClaimed) return "less_due";
    invoices.push(invoice);
  }
  return invoices;
}

function claimedOf(invoice: Invoice, { amountClaimed, dueUntil }: Reminder) {
  const total = invoice.settled + amountClaimed - invoice.charged;
  const claimsMore = amountClaimed + invoice.settled > invoice.total;
  return { ...invoice, total, dueDate: dueUntil, claimsMore };
}

async function sharedFacts(ctx: BusinessContext, t: Translate, letterId: string): Promise<Fact[]> {
  const letter = await findClientLetter(ctx, letterId);
  const { amountClaimed, currency, dueUntil, language, iban, reference } = letter;
  const facts: Fact[] = [
    { label: t("emails:invoice.amount"), value: formatMoney(amountClaimed, currency), isAmount: true },
    { label: t("emails:invoice.dueDate"), value: formatDay(dueUntil, language) },
    { label: t("emails:invoice.account"), value: iban && formatIban(iban) },
    {
      label: t("emails:invoice.reference"),
      value: formatReference(guessReferenceType(reference, iban), reference),
    },
  ];
  return facts.filter(({ value }) => value !== "");
}
