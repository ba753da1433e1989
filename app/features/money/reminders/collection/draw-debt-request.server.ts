import { findLogo } from "#app/features/selling/design/logo.server.ts";
import { renderLetterPdf } from "#app/features/selling/invoices/pdf/invoice-pdf.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { debtRequestView } from "./debt-request-view.ts";
import { findDebtRequest } from "./debt-requests.server.ts";

/** @throws AppError as `findDebtRequest` */
export async function downloadDebtRequest(
  ctx: UserContext,
  invoiceId: string,
  id: string,
): Promise<FileToKeep & { content: Uint8Array }> {
  const { invoice, requested } = await findDebtRequest(ctx, invoiceId, id);
  const { design, sender, recipient, number } = invoice;
  const view = debtRequestView(translator(requested.language), invoice, requested);
  const content = await renderLetterPdf({
    view,
    design,
    slip: null,
    title: view.title,
    createdAt: ctx.now.toISOString(),
    author: sender.name,
    subject: recipient.name,
    logo: await findLogo(ctx, design.logo),
  });
  return { name: `${view.title} ${number}.pdf`, type: "application/pdf", content };
}
