import type { AccountMoves } from "#app/features/books/book/account-balances.server.ts";
import { type AccountName, accountsOf, type Chart } from "#app/features/books/book/accounts.ts";
import { balancesOf } from "#app/features/books/journal/balances.server.ts";
import { journalLines } from "#app/features/front/exports/journal/download-journal.server.ts";
import type { Cell, ExportSheet } from "#app/features/front/exports/sheet.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { type Rappen, rappenToNumber } from "#app/swiss/money.ts";
import type { DaySpan } from "#app/swiss/dates.ts";

interface Made {
  span: DaySpan;
  chart: Chart;
  moves: ReadonlyMap<AccountName, AccountMoves>;
}

/** One sheet for each number with a movement or a balance: each booking with the balance after it. */
export function accountSheets(ctx: UserContext, { span, chart, moves }: Made): ExportSheet[] {
  const t = translator(ctx.locale);
  return balancesOf(moves, chart, t).map(({ number, name, opening }) => ({
    name,
    file: `accounts/${number}`,
    columns: [
      { heading: t("journal:head.day"), kind: "day" },
      { heading: t("journal:head.document"), kind: "text" },
      { heading: t("journal:head.text"), kind: "text" },
      { heading: t("journal:head.contra"), kind: "text" },
      { heading: t("journal:head.debit"), kind: "amount" },
      { heading: t("journal:head.credit"), kind: "amount" },
      { heading: t("journal:head.balance"), kind: "amount" },
    ],
    pages: rowsOf(ctx, { span, chart, number, opening }),
  }));
}

interface Sheet {
  span: DaySpan;
  chart: Chart;
  number: string;
  opening: Rappen;
}

async function* rowsOf(ctx: UserContext, { span, chart, number, opening }: Sheet): AsyncGenerator<Cell[][]> {
  const accounts = accountsOf(chart, number);
  let balance = opening;
  yield [
    [span.from, "", translator(ctx.locale)("journal:head.opening"), "", null, null, rappenToNumber(opening)],
  ];
  for await (const lines of journalLines(ctx, { ...span, accounts }))
    yield lines.map((line) => {
      const debit = accounts.includes(line.debit) ? line.amount : 0;
      const credit = accounts.includes(line.credit) ? line.amount : 0;
      balance += debit - credit;
      const contra = chart[debit > 0 ? line.credit : line.debit];
      const amounts = [debit, credit].map((amount) => (amount === 0 ? null : rappenToNumber(amount)));
      return [line.day, line.number, line.text, contra, ...amounts, rappenToNumber(balance)];
    });
}
