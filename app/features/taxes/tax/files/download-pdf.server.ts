import { figureRows, zifferOf } from "#app/features/taxes/tax/figures/figure-rows.ts";
import { adjustmentTexts } from "#app/features/taxes/tax/screens/adjustment-rows.ts";
import { periodTitle } from "#app/features/taxes/tax/screens/period-title.ts";
import { fileUntil } from "#app/features/taxes/tax/periods/period.ts";
import { reportPaper } from "#app/features/selling/invoices/pdf/report-paper.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay, formatInstant } from "#app/swiss/dates.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import { formatVatNumber } from "#app/swiss/uid.ts";
import { returnFileName, returnForFile } from "./download-return.server.ts";

/** The PDF in the reader's language. @throws AppError `tax_period.not_found` */
export async function downloadReturnPdf(ctx: UserContext, id: string): Promise<FileToKeep> {
  const { period, content, hash } = await returnForFile(ctx, id);
  const t = translator(ctx.locale);
  const { method, business, checks } = content;
  const title = t("tax:page.title", { name: periodTitle(period, t, ctx.locale) });
  return reportPaper(ctx, {
    file: returnFileName(ctx, period, "pdf").replace(/\.pdf$/, ""),
    createdAt: period.closedAt,
    title,
    facts: [
      { label: t("accounts:companyName"), value: business.name },
      { label: t("accounts:vatNumber"), value: formatVatNumber(business.vatNumber, ctx.locale) },
      {
        label: t("tax:page.method"),
        value: `${t(`tax:method.${method.method}`)}, ${t(`tax:method.${method.consideration}`)}`,
      },
      { label: t("tax:page.fileUntil"), value: formatDay(fileUntil(period), ctx.locale) },
      period.closedAt
        ? { label: t("tax:page.closedOn"), value: formatInstant(period.closedAt, ctx.locale) }
        : { label: t("tax:head.state"), value: t("tax:file.preliminary") },
      { label: t("tax:page.hash"), value: hash },
    ],
    tables: [
      {
        columns: [
          { head: t("tax:head.ziffer"), width: 16 },
          { head: t("tax:head.what"), width: 98 },
          { head: t("tax:head.turnover"), width: 28, isAmount: true },
          { head: t("tax:head.tax"), width: 28, isAmount: true },
        ],
        rows: figureRows(content).map((row) => ({
          cells: [
            zifferOf(row),
            t([`tax:line.${row.word}`], row.params),
            shown(row.turnover),
            shown(row.tax),
          ],
          ...(["500", "510"].includes(row.ziffer) ? { kind: "sum" as const } : {}),
        })),
      },
    ],
    notes: [
      ...adjustmentTexts(content.adjustments, t),
      ...checks.map(({ name, isMet }) =>
        t(isMet ? "tax:check.met" : "tax:check.notMet", { text: t(`tax:check.${name}`) }),
      ),
    ],
  });
}

function shown(amount: Rappen | null): string {
  return amount === null ? "" : formatAmount(amount);
}
