import { DEFAULT_DESIGN } from "#app/features/selling/design/design.ts";
import { findIssuer } from "#app/features/selling/invoices/document/resolve-invoice.server.ts";
import { senderTexts } from "#app/features/selling/invoices/view/address-lines.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Report } from "#app/platform/pdf/report/report.ts";
import { renderReport } from "./invoice-pdf.server.ts";

interface ReportPaper extends Pick<Report, "title" | "facts" | "tables"> {
  /** The name of the file without its ending. */
  file: string;
  notes?: string[];
  /** ISO instant of what is final; now for all else. */
  createdAt?: string | null;
}

/** A report in the reader's language, under the name and address of the business. */
export async function reportPaper(
  ctx: UserContext,
  { file, notes = [], createdAt, ...paper }: ReportPaper,
): Promise<FileToKeep> {
  const t = translator(ctx.locale);
  const { sender } = await findIssuer(ctx);
  const { lines } = senderTexts({ sender, language: ctx.locale }, DEFAULT_DESIGN).sender;
  const content = await renderReport({
    ...paper,
    notes,
    sender: [sender.name, ...lines],
    pageOf: t("exports:papers.page", { page: "{page}", pages: "{pages}" }),
    metadata: {
      title: paper.title,
      author: sender.name,
      subject: paper.title,
      language: LOCALE_TAGS[ctx.locale],
      createdAt: createdAt ?? ctx.now.toISOString(),
    },
  });
  return { name: `${file}.pdf`, type: "application/pdf", content };
}
