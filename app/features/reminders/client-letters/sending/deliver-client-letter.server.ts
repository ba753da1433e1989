import { amountDue } from "#app/features/ledger/amount-due.ts";
import { findBrand } from "#app/features/design/brand.server.ts";
import { pdfOf } from "#app/features/invoices/pdf/download-invoice.server.ts";
import { reminderHeldBack } from "#app/features/invoices/status/held-back.ts";
import { invoicePaper } from "#app/features/invoices/sending/invoice-paper.server.ts";
import { documentTitle } from "#app/features/invoices/view/document-title.ts";
import {
  type Compose,
  deliverBy,
  findSendable,
  refuseDamaged,
} from "#app/features/papers/sending/deliver-paper.server.ts";
import { emailEvent } from "#app/features/papers/sending/emailed-paper.server.ts";
import type { HeldBack } from "#app/features/papers/sending/held-back.ts";
import { type Fact, paperEmail, pdfAttachment } from "#app/features/papers/sending/letter-email.ts";
import { hasNotArrived } from "#app/features/papers/sending/reached.ts";
import type { EmailedDocument } from "#app/features/papers/sending/record-delivery.server.ts";
import { recordSendFailed } from "#app/features/invoices/status/record-send-failed.server.ts";
import { recordInvoiceHistory } from "#app/features/invoices/status/record-invoice-history.server.ts";
import type { Invoice } from "#app/features/invoices/document/invoices.server.ts";
import { remindersOfLetters } from "#app/features/reminders/reminders.server.ts";
import { reminderStandings } from "#app/features/reminders/stops.server.ts";
import { touchPaper } from "#app/features/papers/storing/paper-rows.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import type { Locale } from "#app/platform/i18n/locale.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Attachment } from "#app/platform/mail/email.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { formatIban } from "#app/swiss/iban.ts";
import { formatMoney } from "#app/swiss/money.ts";
import { formatReference, guessReferenceType } from "#app/swiss/reference.ts";
import type { ClientLetter } from "#app/features/reminders/client-letters/client-letter.ts";
import { findClientLetter } from "#app/features/reminders/client-letters/client-letters.server.ts";
import { readClientLetter } from "#app/features/reminders/client-letters/read-client-letter.server.ts";

/** More attachments make an e-mail that mail servers refuse. */
const MOST_COPIES = 5;

const emailedLetter: EmailedDocument = {
  async touch(ctx, { letter_id: letterId }) {
    for (const { invoiceId } of await remindersOfLetters(ctx, [letterId]))
      await touchPaper(ctx, "invoice", invoiceId);
  },
  async conclude(ctx, delivery, state) {
    const { letter_id: letterId } = delivery;
    const { event, data } = emailEvent(delivery, state);
    for (const { id, invoiceId } of await remindersOfLetters(ctx, [letterId])) {
      await recordInvoiceHistory(ctx, { invoiceId, event: `invoice.${event}`, data });
      const own = { ...delivery, invoice_id: invoiceId, reminder_id: id };
      if (hasNotArrived(delivery)) await recordSendFailed(ctx, own);
    }
  },
};

/** Never once one of its invoices was paid, cancelled or disputed. */
export const deliverClientLetter = deliverBy(compose, emailedLetter);

export function withCopies(invoices: number): boolean {
  return invoices <= MOST_COPIES;
}

async function compose(...[ctx, delivery]: Parameters<Compose>): ReturnType<Compose> {
  const letter = await findClientLetter(ctx, delivery.letter_id);
  const invoices = await sendableInvoices(ctx, letter);
  if (typeof invoices === "string") return invoices;
  const [first] = invoices;
  if (!first) return "deleted";
  const { subject, message, reply_to: replyTo } = delivery;
  const { language } = letter;
  const t = translator(language);
  const pdf = await readClientLetter(ctx, letter.id).catch(refuseDamaged);
  const lines = { sender: first.sender.name, facts: factsOf(t, letter), online: null };
  const attachments = [pdfAttachment(subject, pdf), ...(await copies(ctx, invoices, language))];
  const brand = await findBrand(ctx);
  return paperEmail(t, lines, { subject, message, replyTo, brand }, attachments);
}

async function sendableInvoices(ctx: BusinessContext, { id }: ClientLetter): Promise<Invoice[] | HeldBack> {
  const reminders = await remindersOfLetters(ctx, [id]);
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

function factsOf(
  t: Translate,
  { amountClaimed, currency, dueUntil, language, iban, reference }: ClientLetter,
): Fact[] {
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

async function copies(
  ctx: BusinessContext,
  invoices: readonly Invoice[],
  language: Locale,
): Promise<Attachment[]> {
  if (!withCopies(invoices.length)) return [];
  const t = translator(language);
  const files: Attachment[] = [];
  for (const invoice of invoices) {
    const pdf = await pdfOf(ctx, invoice, language).catch(refuseDamaged);
    files.push(pdfAttachment(documentTitle(t, invoice), pdf));
  }
  return files;
}
