import { type Cell, type ExportSheet, onePage, XLSX } from "#app/features/front/exports/sheet.ts";
import { workbookPieces } from "#app/features/front/exports/workbook.server.ts";
import { printReturn } from "#app/features/taxes/tax/files/print-return.server.ts";
import { sectionsOfYear, shownAmount } from "#app/features/taxes/year/year-page.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import type { FileInPieces } from "#app/platform/http/responses/stream-response.server.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { openItemsAt } from "#app/features/taxes/year/open-items.server.ts";
import { type Day, daysBetween, formatDay } from "#app/swiss/dates.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { findBusiness } from "#app/features/people/accounts/business.server.ts";

/** The year on paper, in the reader's language. @throws AppError as `sectionsOfYear` */
export async function downloadYearPdf(ctx: UserContext, year: string): Promise<FileToKeep> {
  const t = translator(ctx.locale);
  const sections = await sectionsOfYear(ctx, year);
  const title = t("year:title", { year });
  const { companyName: author } = await findBusiness(ctx);
  const printed = await printReturn({
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
  });
  return { name: `${t("year:file")}-${year}.pdf`, type: "application/pdf", content: printed };
}

/** With what was open at the end of the year. @throws AppError as `sectionsOfYear` */
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
    pieces: workbookPieces([sheet, openItems(ctx, `${year}-12-31`)], ctx.now.toISOString()),
  };
}

function openItems(ctx: UserContext, yearEnd: Day): ExportSheet {
  const t = translator(ctx.locale);
  const day = yearEnd < ctx.today ? yearEnd : ctx.today;
  return {
    name: t("year:openItems", { day: formatDay(day, ctx.locale) }),
    file: "open-items",
    columns: [
      { heading: t("year:head.number"), kind: "text" },
      { heading: t("tax:head.client"), kind: "text" },
      { heading: t("year:head.issued"), kind: "day" },
      { heading: t("year:head.due"), kind: "day" },
      { heading: t("year:head.daysLate"), kind: "number" },
      { heading: t("year:head.open"), kind: "amount" },
    ],
    pages: openRows(ctx, day),
  };
}

async function* openRows(ctx: UserContext, day: Day): AsyncGenerator<Cell[][]> {
  for await (const items of openItemsAt(ctx, day))
    yield items.map(({ number, name, issueDate, dueDate, open }) => [
      number,
      name,
      issueDate,
      dueDate,
      Math.max(daysBetween(dueDate, day), 0),
      rappenToNumber(open),
    ]);
}
