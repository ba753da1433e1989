import { type Cell, type ExportSheet, onePage, XLSX } from "#app/features/front/exports/sheet.ts";
import { workbookPieces } from "#app/features/front/exports/workbook.server.ts";
import { reportPaper } from "#app/features/selling/invoices/pdf/report-paper.server.ts";
import { spanOfYear } from "#app/features/taxes/year/year-figures.server.ts";
import { readYear, sectionsOfYear, shownAmount } from "#app/features/taxes/year/year-page.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import type { FileInPieces } from "#app/platform/http/responses/stream-response.server.ts";
import { keptFile } from "#app/platform/kept-results/kept-results.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay } from "#app/swiss/dates.ts";
import { openItemSheet } from "./open-item-sheet.server.ts";
import { rappenToNumber } from "#app/swiss/money.ts";

/** The year on paper, in the reader's language. @throws AppError as `sectionsOfYear` */
export async function downloadYearPdf(ctx: UserContext, year: string): Promise<FileToKeep> {
  const t = translator(ctx.locale);
  const sections = await sectionsOfYear(ctx, year);
  const title = t("year:title", { year });
  return reportPaper(ctx, {
    file: `${t("year:file")}-${year}`,
    title,
    facts: [{ label: t("year:asOf"), value: formatDay(ctx.today, ctx.locale) }],
    tables: [
      {
        columns: [
          { head: t("year:head.what"), width: 106 },
          { head: t("year:head.agreed"), width: 32, isAmount: true },
          { head: t("year:head.received"), width: 32, isAmount: true },
        ],
        rows: sections.flatMap(({ title, rows }) => [
          { cells: [title], kind: "group" as const },
          ...rows.map(({ label, agreed, received, isSum }) => ({
            cells: [label, shownAmount(agreed), shownAmount(received)],
            ...(isSum ? { kind: "sum" as const } : {}),
          })),
        ]),
      },
    ],
    notes: [t("year:note")],
  });
}

/** The year with what was open at its end, kept for a while. @throws AppError as `sectionsOfYear` */
export function downloadYearWorkbook(ctx: UserContext, year: string): Promise<FileInPieces> {
  return keptFile(ctx, { kind: "year", asked: { workbook: year } }, (ctx) => workbookOf(ctx, year));
}

async function workbookOf(ctx: UserContext, year: string): Promise<FileInPieces> {
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
  const { to } = await spanOfYear(ctx, readYear(year));
  return {
    name: `${t("year:file")}-${year}.xlsx`,
    type: XLSX,
    pieces: workbookPieces(
      [sheet, openItemSheet(ctx, to < ctx.today ? to : ctx.today)],
      ctx.now.toISOString(),
    ),
  };
}
