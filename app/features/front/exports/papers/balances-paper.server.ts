import type { Moving } from "#app/features/books/book/account-balances.server.ts";
import type { Chart } from "#app/features/books/book/accounts.ts";
import { balancesScreen } from "#app/features/books/journal/balances.server.ts";
import { reportPaper } from "#app/features/selling/invoices/pdf/report-paper.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { spanFacts } from "./journal-paper.server.ts";

/** Opening balance, turnover and closing balance of each account. @throws AppError `journal.being_moved` */
export async function balancesPaper(ctx: UserContext, span: Moving, chart?: Chart): Promise<FileToKeep> {
  const t = translator(ctx.locale);
  const { rows, sums } = await balancesScreen(ctx, span, chart);
  const amount = (name: keyof typeof sums) => ({
    head: t(`journal:head.${name}`),
    width: 26,
    isAmount: true,
  });
  return reportPaper(ctx, {
    file: `${t("journal:balances.title")} ${span.from} ${span.to}`,
    title: t("journal:balances.title"),
    facts: spanFacts(ctx, span),
    tables: [
      {
        columns: [
          { head: t("journal:head.account"), width: 14 },
          { head: t("journal:head.text"), width: 52 },
          ...(["opening", "debit", "credit", "closing"] as const).map(amount),
        ],
        rows: [
          ...rows.map((row) => ({
            cells: [row.number, row.name, row.opening, row.debit, row.credit, row.closing],
          })),
          {
            cells: ["", t("journal:balances.sum"), sums.opening, sums.debit, sums.credit, sums.closing],
            kind: "sum" as const,
          },
        ],
      },
    ],
  });
}
