import { findLogo } from "#app/features/design/logo.server.ts";
import { testMark } from "#app/features/invoices/pdf/original-pdf.server.ts";
import { renderLetterPdf } from "#app/features/invoices/pdf/invoice-pdf.server.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { pdfTexts } from "#app/features/invoices/view/pdf-texts.server.ts";
import { reminderTitle } from "#app/features/reminders/reminders.server.ts";
import { letterSlip } from "./letter-slip.ts";
import { letterView, type ReminderLetter } from "./letter-view.ts";

/** @throws AppError `invoice.slip_refused` */
export async function drawLetter(ctx: BusinessContext, letter: ReminderLetter): Promise<Buffer> {
  const { language, design, sender, recipient, number } = letter.invoice;
  const t = translator(language);
  const texts = pdfTexts(language);
  const mark = (await testMark(ctx)) ? t("pdf:testMark") : "";
  return renderLetterPdf({
    view: { ...letterView(t, letter, texts), mark },
    slip: letterSlip(t, letter),
    design,
    title: reminderTitle({ language, level: letter.claim.level }, number),
    author: sender.name,
    subject: recipient.name,
    createdAt: ctx.now.toISOString(),
    logo: await findLogo(ctx, design.logo),
  });
}
