import { findAddressee } from "#app/features/clients/find-addressee.server.ts";
import { findInvoice, type Invoice } from "#app/features/invoices/document/invoices.server.ts";
import { type InvoiceSheetView, slipViewOf } from "#app/features/invoices/view/invoice-sheet-view.ts";
import { drawLetter } from "#app/features/reminders/letter/draw-letter.server.ts";
import { letterSlip } from "#app/features/reminders/letter/letter-slip.ts";
import { letterText } from "#app/features/reminders/letter/letter-text.ts";
import { letterView, type ReminderLetter } from "#app/features/reminders/letter/letter-view.ts";
import { nextLevel } from "#app/features/reminders/reminder.ts";
import { reminderClaim } from "#app/features/reminders/reminder-claim.ts";
import type { Level } from "#app/features/reminders/reminder-settings.ts";
import { findReminderSettings } from "#app/features/reminders/reminder-settings.server.ts";
import { remindersOf, reminderTitle } from "#app/features/reminders/reminders.server.ts";
import { reminderStanding } from "#app/features/reminders/stops.server.ts";
import { requireOpenRows, requireRemindable } from "#app/features/reminders/writing/may-remind.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Rappen } from "#app/swiss/money.ts";
import { pdfTexts } from "#app/features/invoices/view/pdf-texts.server.ts";

export interface ShownLetter {
  level: Level;
  version: number;
  amount: Rappen;
  sheet: InvoiceSheetView;
}

/** The letter that would be written today, as the page shows it. @throws AppError as `nextLetter` */
export async function shownLetter(ctx: BusinessContext, invoiceId: string): Promise<ShownLetter> {
  const letter = await nextLetter(ctx, await findInvoice(ctx, invoiceId));
  const { claim, invoice } = letter;
  const { version, language } = invoice;
  const t = translator(language);
  const texts = pdfTexts(language);
  const slip = letterSlip(t, letter);
  const sheet = { ...letterView(t, letter, texts), slip: slip && slipViewOf(slip, language) };
  return { level: claim.level, version, amount: claim.amountClaimed, sheet };
}

export interface LetterWords extends ReminderLetter {
  email: string;
  subject: string;
  text: string;
}

/** What its e-mail would say. @throws AppError as `nextLetter` and `requireRemindable` */
export async function letterWords(ctx: BusinessContext, invoiceId: string): Promise<LetterWords> {
  const found = await findInvoice(ctx, invoiceId);
  requireRemindable(found, await reminderStanding(ctx, invoiceId), ctx.today);
  const { invoice, claim, rules } = await nextLetter(ctx, found);
  const { language, number } = invoice;
  const subject = reminderTitle({ language, level: claim.level }, number);
  const { email } = await findAddressee(ctx, invoice);
  const text = letterText(translator(language), invoice, claim, rules);
  return { invoice, claim, rules, email, subject, text };
}

/** As a PDF that nobody keeps. @throws AppError as `nextLetter` */
export async function downloadPreview(ctx: BusinessContext, invoiceId: string): Promise<FileToKeep> {
  const letter = await nextLetter(ctx, await findInvoice(ctx, invoiceId));
  const { language, number } = letter.invoice;
  const name = `${reminderTitle({ language, level: letter.claim.level }, number)}.pdf`;
  return { name, type: "application/pdf", content: await drawLetter(ctx, letter) };
}

/** @throws AppError `reminder.not_overdue`, `reminder.rows_settled`, `reminder.last_level`, `invoice.slip_refused` */
async function nextLetter(ctx: BusinessContext, invoice: Invoice): Promise<ReminderLetter> {
  requireOpenRows(invoice);
  const rules = await findReminderSettings(ctx);
  const written = await remindersOf(ctx, [invoice.id]);
  const level = nextLevel(written);
  if (!level) throw new AppError("reminder.last_level");
  const firstReminder = written.find(({ state }) => state !== "draft")?.createdOn ?? null;
  return { invoice, rules, claim: reminderClaim(invoice, rules, { level, today: ctx.today, firstReminder }) };
}
