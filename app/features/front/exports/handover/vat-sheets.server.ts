import { type VatCodeSum, vatCodeSums } from "#app/features/books/journal/vat-codes.server.ts";
import { vatCodesOfBusiness } from "#app/features/books/journal/own-vat-codes.server.ts";
import { compareWithFiled } from "#app/features/taxes/tax/reconciliation/compare.server.ts";
import { type ComparedLine, differenceOf } from "#app/features/taxes/tax/reconciliation/compared-lines.ts";
import { reconciledIn } from "#app/features/taxes/tax/reconciliation/reconciled.server.ts";
import { type Cell, type ExportSheet, onePage } from "#app/features/front/exports/sheet.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { Translate } from "#app/platform/i18n/messages.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import { formatVatRate } from "#app/swiss/vat.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

/** Input tax, and what is paid in the end; the other lines are of the turnover and its tax. */
const OF_INPUT = /^(?:4\d\d|500|510)$/;

/** The book beside the returns that were filed of the periods that end in the span. */
export async function reconciliationSheets(ctx: UserContext, span: DaySpan): Promise<ExportSheet[]> {
  const reconciled = await reconciledIn(ctx, span);
  if (!reconciled) return [];
  const { lines } = await compareWithFiled(ctx, reconciled);
  const of = (isInput: boolean) => lines.filter(({ ziffer }) => OF_INPUT.test(ziffer) === isInput);
  return [comparedSheet(ctx, "vat/turnover", of(false)), comparedSheet(ctx, "vat/input-tax", of(true))];
}

function comparedSheet(ctx: UserContext, file: string, lines: ComparedLine[]): ExportSheet {
  const t = translator(ctx.locale);
  return {
    name: file,
    file,
    columns: [
      { heading: t("tax:head.ziffer"), kind: "text" },
      { heading: t("tax:head.what"), kind: "text" },
      { heading: t("tax:reconcile.book"), kind: "amount" },
      { heading: t("tax:reconcile.filed"), kind: "amount" },
      { heading: t("tax:reconcile.difference"), kind: "amount" },
    ],
    pages: onePage(
      lines.map((line): Cell[] => [
        /^\d+$/.test(line.ziffer) ? line.ziffer : "",
        t([`tax:line.${line.word}`], line.params),
        ...[line.book, line.filed, differenceOf(line)].map(rappenToNumber),
      ]),
    ),
  };
}

export async function vatCodeSheet(ctx: UserContext, span: DaySpan): Promise<ExportSheet> {
  const t = translator(ctx.locale);
  const sums = await vatCodeSums(ctx, span);
  const theirs = await vatCodesOfBusiness(ctx);
  return {
    name: t("journal:vatCode.title"),
    file: "vat/vat-codes",
    columns: [
      { heading: t("journal:vatCode.ours"), kind: "text" },
      { heading: t("journal:vatCode.theirs"), kind: "text" },
      { heading: t("journal:head.text"), kind: "text" },
      { heading: t("tax:head.net"), kind: "amount" },
      { heading: t("tax:head.vat"), kind: "amount" },
    ],
    pages: onePage(
      sums.map((sum) => [
        sum.code,
        theirs.get(sum.code) ?? "",
        vatCodeText(sum, t),
        rappenToNumber(sum.net),
        rappenToNumber(sum.vat),
      ]),
    ),
  };
}

function vatCodeText({ word, rate }: Pick<VatCodeSum, "word" | "rate">, t: Translate): string {
  return t(`journal:vatCode.${word}`, { rate: rate === null ? "" : formatVatRate(rate) });
}
