import { type Cell, type ExportSheet, onePage, XLSX } from "#app/features/exports/sheet.ts";
import { workbookPieces } from "#app/features/exports/workbook.server.ts";
import { drawReturn } from "#app/features/tax/files/return-pdf.ts";
import { sectionsOfYear, shownAmount } from "#app/features/year/year-page.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileToKeep } from "#app/platform/http/file-response.server.ts";
import type { FileInPieces } from "#app/platform/http/stream-response.server.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { pdfFonts } from "#app/platform/pdf/pdf-fonts.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { findBusiness } from "#app/features/accounts/business.server.ts";

/** The year on paper, in the reader's language. @throws AppError as `sectionsOfYear` */
export async function downloadYearPdf(ctx: UserContext, year: string): Promise<FileToKeep> {
  const t = translator(ctx.locale);
  const sections = await sectionsOfYear(ctx, year);
  const title = t("year:title", { year });
  const { companyName: author } = await findBusiness(ctx);
  const printed = await drawReturn(
    {
      metadata: {
        title,
        author,
        subject: title,
        language: LOCALE_TAGS[ctx.locale],
        createdAt: ctx.now.toISOString(),
      },
      title,
      facts: [
        { label: t("accounts:companyName"), value: author },
        { label: t("year:asOf"), value: formatDay(ctx.today, ctx.locale) },
      ],
      heads: ["", t("year:head.what"), t("year:head.agreed"), t("year:head.received")],
      rows: sections.flatMap(({ title, rows }) => [
        { cells: ["", title, "", ""], isSum: true },
        ...rows.map(({ label, agreed, received, isSum }) => ({
          cells: ["", label, shownAmount(agreed), shownAmount(received)] as [string, string, string, string],
          isSum,
        })),
      ]),
      notes: [t("year:note")],
    },
    pdfFonts(),
  );
  return { name: `${t("year:file")}-${year}.pdf`, type: "application/pdf", content: printed };
}

/** @throws AppError as `sectionsOfYear` */
export async function downloadYearWorkbook(ctx: UserContext, year: string): Promise<FileInPieces> {
  const t = translator(ctx.locale);
  const sections = await sectionsOfYear(ctx, year);
  const amount = (rappen: number | null): Cell => (rappen === null ? null : rappenToNumber(rappen));
  const rows = sections.flatMap(({ title, rows }) =>
    rows.map(({ label, agreed, received }): Cell[] => [title, label, amount(agreed), amount(received)]),
  );
  const sheet: ExportSheet = {
    name: t("year:title", { year }),
    file: "year",
    columns: [
      { heading: t("year:head.part"), kind: "text" },
      { heading: t("year:head.what"), kind: "text" },
      { heading: t("year:head.agreed"), kind: "amount" },
      { heading: t("year:head.received"), kind: "amount" },
    ],
    pages: onePage(rows),
  };
  return {
    name: `${t("year:file")}-${year}.xlsx`,
    type: XLSX,
    pieces: workbookPieces([sheet], ctx.now.toISOString()),
  };
}
