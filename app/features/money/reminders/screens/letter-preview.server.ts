import { findAddressee } from "#app/features/selling/clients/find-addressee.server.ts";
import type { InvoiceSheetView } from "#app/features/selling/invoices/view/invoice-sheet-view.ts";
import type { LetterPart, OwnLetter } from "#app/features/money/reminders/letter/letter.ts";
import {
  drawLetter,
  letterSheet,
  paperWords,
} from "#app/features/money/reminders/letter/letter-paper.server.ts";
import { letterText, letterTitle } from "#app/features/money/reminders/letter/letter-text.ts";
import {
  type LetterWish,
  planOwnLetter,
} from "#app/features/money/reminders/planning/plan-letters.server.ts";
import type { Level } from "#app/features/money/reminders/reminder-settings.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import type { Rappen } from "#app/swiss/money.ts";

export interface ShownLetter {
  level: Level;
  version: number;
  amount: Rappen;
  sheet: InvoiceSheetView;
}

/** The letter that would be written today, as the page shows it. @throws AppError as `nextLetter` */
export async function shownLetter(ctx: UserContext, invoiceId: string): Promise<ShownLetter> {
  const letter = await nextLetter(ctx, invoiceId);
  const { level, amount, parts } = letter;
  return { level, version: parts[0].invoice.version, amount, sheet: await letterSheet(ctx, letter) };
}

interface LetterWords extends LetterPart {
  email: string;
  subject: string;
  text: string;
}

/** What its e-mail would say. @throws AppError as `planOwnLetter` */
export async function letterWords(
  ctx: UserContext,
  invoiceId: string,
  wish: LetterWish = {},
): Promise<LetterWords> {
  const letter = await planOwnLetter(ctx, invoiceId, wish);
  const [{ invoice, claim }] = letter.parts;
  const { email } = await findAddressee(ctx, invoice);
  const words = paperWords(letter.language);
  return { invoice, claim, email, subject: letterTitle(words.t, letter), text: letterText(words, letter) };
}

/** The letter as a PDF that nobody keeps. @throws AppError as `nextLetter` */
export async function downloadPreview(ctx: UserContext, invoiceId: string): Promise<FileToKeep> {
  const letter = await nextLetter(ctx, invoiceId);
  const { pdf: content } = await drawLetter(ctx, letter);
  return {
    name: `${letterTitle(translator(letter.language), letter)}.pdf`,
    type: "application/pdf",
    content,
  };
}

/** @throws AppError `reminder.not_overdue`, `reminder.rows_settled`, `reminder.last_level`, `invoice.slip_refused` */
function nextLetter(ctx: UserContext, invoiceId: string): Promise<OwnLetter> {
  return planOwnLetter(ctx, invoiceId, { evenStopped: true });
}
