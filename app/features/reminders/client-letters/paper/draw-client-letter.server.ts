import { findLogo } from "#app/features/design/logo.server.ts";
import { renderLetterPdf } from "#app/features/invoices/pdf/invoice-pdf.server.ts";
import { testMark } from "#app/features/invoices/pdf/original-pdf.server.ts";
import type { ReminderSettings } from "#app/features/reminders/reminder-settings.ts";
import type { BusinessContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { LetterWithReference } from "./letter-reference.server.ts";
import { clientLetterSlip } from "./client-letter-slip.ts";
import { clientLetterView } from "./client-letter-view.ts";

/** @throws AppError `invoice.slip_refused` */
export async function drawClientLetter(
  ctx: BusinessContext,
  letter: LetterWithReference,
  settings: ReminderSettings,
): Promise<Buffer> {
  const { client, design, sender } = letter;
  const t = translator(client.language);
  const mark = (await testMark(ctx)) ? t("pdf:testMark") : "";
  const view = clientLetterView(t, letter, settings);
  return renderLetterPdf({
    view: { ...view, mark },
    slip: clientLetterSlip(t, letter),
    design,
    title: `${view.title}, ${view.subject}`,
    author: sender.name,
    subject: client.name,
    createdAt: ctx.now.toISOString(),
    logo: await findLogo(ctx, design.logo),
  });
}
