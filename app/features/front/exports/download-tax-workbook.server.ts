import { type Cell, type ExportSheet, onePage, XLSX } from "#app/features/front/exports/sheet.ts";
import { workbookPieces } from "#app/features/front/exports/workbook.server.ts";
import { adjustmentTexts } from "#app/features/taxes/tax/screens/adjustment-rows.ts";
import { figureRows, zifferOf } from "#app/features/taxes/tax/figures/figure-rows.ts";
import { type LineEntry, lineEntries } from "#app/features/taxes/tax/figures/line-entries.server.ts";
import { vatMethodsOf } from "#app/features/taxes/tax/method/vat-methods.server.ts";
import { entryScopeOf } from "#app/features/taxes/tax/periods/scope.server.ts";
import type { TaxPeriod, TaxReturn } from "#app/features/taxes/tax/periods/period.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileInPieces } from "#app/platform/http/responses/stream-response.server.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { keptFile } from "#app/platform/kept-results/kept-results.server.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { vatRateToNumber } from "#app/swiss/vat.ts";
import { returnFileName, returnForFile } from "#app/features/taxes/tax/files/download-return.server.ts";

/** Rows of a page that is read and written at once. */
const STEP = 500;

/** The return and the documents behind it, in the reader's language. @throws AppError as `returnForFile` */
export function downloadWorkbook(ctx: UserContext, id: string): Promise<FileInPieces> {
  return keptFile(ctx, { kind: "tax_return", asked: { workbook: id } }, (ctx) => workbookOf(ctx, id));
}

async function workbookOf(ctx: UserContext, id: string): Promise<FileInPieces> {
  const { period, content } = await returnForFile(ctx, id);
  const t = translator(ctx.locale);
  const sheets = [returnSheet(t, content), await entrySheet(ctx, period, content)];
  const createdAt = period.closedAt ?? ctx.now.toISOString();
  return { name: returnFileName(ctx, period, "xlsx"), type: XLSX, pieces: workbookPieces(sheets, createdAt) };
}

function returnSheet(t: Translate, content: TaxReturn): ExportSheet {
  const amount = (rappen: number | null): Cell => (rappen === null ? null : rappenToNumber(rappen));
  return {
    name: t("tax:file.sheetReturn"),
    file: "return",
    columns: [
      { heading: t("tax:head.ziffer"), kind: "text" },
      { heading: t("tax:head.what"), kind: "text" },
      { heading: t("tax:head.turnover"), kind: "amount" },
      { heading: t("tax:head.tax"), kind: "amount" },
    ],
    pages: onePage([
      ...figureRows(content).map((row) => [
        zifferOf(row),
        t([`tax:line.${row.word}`], row.params),
        amount(row.turnover),
        amount(row.tax),
      ]),
      ...adjustmentTexts(content.adjustments, t).map((text) => ["", text, null, null]),
    ]),
  };
}

async function entrySheet(ctx: UserContext, period: TaxPeriod, content: TaxReturn): Promise<ExportSheet> {
  const t = translator(ctx.locale);
  const methods = await vatMethodsOf(ctx);
  const scope = await entryScopeOf(ctx, period, methods);
  const pageAfter = (after: { day: string; id: string } | null) =>
    lineEntries(ctx, { scope, content, methods, after, limit: STEP });
  return {
    name: t("tax:file.sheetEntries"),
    file: "documents",
    columns: [
      { heading: t("tax:head.day"), kind: "day" },
      { heading: t("tax:head.document"), kind: "text" },
      { heading: t("tax:head.client"), kind: "text" },
      { heading: t("tax:head.kind"), kind: "text" },
      { heading: t("tax:head.rate"), kind: "number" },
      { heading: t("tax:head.net"), kind: "amount" },
      { heading: t("tax:head.vat"), kind: "amount" },
    ],
    pages: entryPages(t, pageAfter),
  };
}

async function* entryPages(
  t: Translate,
  pageAfter: (after: LineEntry | null) => Promise<LineEntry[]>,
): AsyncGenerator<Cell[][]> {
  for (let last: LineEntry | null = null; ;) {
    const page: LineEntry[] = await pageAfter(last);
    yield page.map(({ day, number, client, kind, rate, net, vat }) => [
      day,
      number,
      client,
      t(`tax:kind.${kind}`),
      vatRateToNumber(rate),
      rappenToNumber(net),
      rappenToNumber(vat),
    ]);
    last = page.at(-1) ?? null;
    if (page.length < STEP) return;
  }
}
