import { csvPieces } from "#app/features/front/exports/csv.ts";
import { type Cell, type ExportSheet } from "#app/features/front/exports/sheet.ts";
import { workbookPieces } from "#app/features/front/exports/workbook.server.ts";
import { requireMoved } from "#app/features/books/book/closed-days.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import type { FileInPieces } from "#app/platform/http/responses/stream-response.server.ts";
import { keptFile } from "#app/platform/kept-results/kept-results.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { Day, DaySpan } from "#app/swiss/dates.ts";
import { rappenToNumber } from "#app/swiss/money.ts";
import {
  type AccountMoves,
  accountMoves,
  addMoves,
  openingsAt,
} from "#app/features/books/book/account-balances.server.ts";
import type { AccountName, Chart } from "#app/features/books/book/accounts.ts";
import { balancesOf } from "#app/features/books/journal/balances.server.ts";
import { chartOfBusiness } from "#app/features/books/journal/chart.server.ts";
import { type JournalFilter, journalPages } from "#app/features/books/journal/journal.server.ts";
import { bookingText } from "#app/features/books/journal/booking-text.ts";
import { abacusPieces } from "./abacus.ts";
import { JOURNAL_TYPES, journalColumns, type JournalFormat, type JournalLine } from "./journal-sheet.ts";

const ENDINGS: Record<JournalFormat, string> = {
  csv: "csv",
  xlsx: "xlsx",
  banana: "txt",
  bexio: "csv",
  abacus: "xml",
};

/** The same, kept for a while. @throws AppError as `journalPages` */
export function keptJournal(
  ctx: UserContext,
  span: JournalFilter,
  format: JournalFormat,
): Promise<FileInPieces> {
  const question = { kind: "journal", asked: { span, format } } as const;
  return keptFile(ctx, question, (ctx) => downloadJournal(ctx, span, format));
}

/**
 * All bookings of the span, and in the workbook what each account comes to. @param kept instead of what holds now
 * @throws AppError as `journalPages`
 */
export async function downloadJournal(
  ctx: UserContext,
  span: JournalFilter,
  format: JournalFormat,
  kept: { chart?: Chart; createdAt?: string; yearBegins?: Day } = {},
): Promise<FileInPieces> {
  await requireMoved(ctx);
  const t = translator(ctx.locale);
  const chart = kept.chart ?? (await chartOfBusiness(ctx));
  const kind = format === "csv" || format === "xlsx" ? "" : `-${format}`;
  const name = `${t("journal:file")}-${span.from}-${span.to}${kind}.${ENDINGS[format]}`;
  const type = JOURNAL_TYPES[format];
  if (format === "abacus") return { name, type, pieces: abacusPieces(journalLines(ctx, span), chart) };
  const moves = await openingsAt(ctx, { from: span.from, yearBegins: kept.yearBegins });
  const journal: ExportSheet = {
    name: t("journal:title"),
    file: "journal",
    isPlain: format === "banana" || format === "bexio",
    columns: journalColumns(format, t).map(({ heading, kind }) => ({ heading, kind })),
    pages: rowsOf(ctx, { filter: span, format, chart, moves }),
  };
  const pieces =
    format === "xlsx"
      ? workbookPieces([journal, balanceSheet(ctx, chart, moves)], kept.createdAt ?? ctx.now.toISOString())
      : csvPieces(journal, format === "banana" ? "\t" : ";");
  return { name, type, pieces };
}

/** Lines with a text for each. @throws AppError as `journalPages` */
export async function* journalLines(ctx: UserContext, filter: JournalFilter): AsyncGenerator<JournalLine[]> {
  const t = translator(ctx.locale);
  for await (const bookings of journalPages(ctx, filter))
    yield bookings.map((booking) => ({ ...booking, text: bookingText(booking, t) }));
}

interface Rows {
  filter: JournalFilter;
  format: JournalFormat;
  chart: Chart;
  /** Complete when the rows are at their end. */
  moves: Map<AccountName, AccountMoves>;
}

async function* rowsOf(ctx: UserContext, { filter, format, chart, moves }: Rows): AsyncGenerator<Cell[][]> {
  const columns = journalColumns(format, translator(ctx.locale));
  for await (const lines of journalLines(ctx, filter)) {
    for (const { debit, credit, amount } of lines) {
      addMoves(moves, debit, { opening: 0, debit: amount, credit: 0 });
      addMoves(moves, credit, { opening: 0, debit: 0, credit: amount });
    }
    yield lines.map((line) => columns.map(({ cell }) => cell(line, chart)));
  }
}

/** The trial balance of a span, kept for a while. @throws AppError `journal.being_moved` */
export function downloadBalances(ctx: UserContext, span: DaySpan): Promise<FileInPieces> {
  return keptFile(ctx, { kind: "balances", asked: { span } }, (ctx) => balancesFile(ctx, span));
}

async function balancesFile(ctx: UserContext, span: DaySpan): Promise<FileInPieces> {
  await requireMoved(ctx);
  const sheet = balanceSheet(ctx, await chartOfBusiness(ctx), await accountMoves(ctx, span));
  const name = `${translator(ctx.locale)("journal:balances.file")}-${span.from}-${span.to}.csv`;
  return { name, type: JOURNAL_TYPES.csv, pieces: csvPieces(sheet, ";") };
}

/** What `moves` come to once the sheet is read. */
export function balanceSheet(
  ctx: UserContext,
  chart: Chart,
  moves: ReadonlyMap<AccountName, AccountMoves>,
): ExportSheet {
  const t = translator(ctx.locale);
  return {
    name: t("journal:sums"),
    file: "trial-balance",
    columns: [
      { heading: t("journal:head.account"), kind: "text" },
      { heading: t("journal:head.text"), kind: "text" },
      { heading: t("journal:head.opening"), kind: "amount" },
      { heading: t("journal:head.debit"), kind: "amount" },
      { heading: t("journal:head.credit"), kind: "amount" },
      { heading: t("journal:head.closing"), kind: "amount" },
    ],
    pages: balanceRows(),
  };
  async function* balanceRows(): AsyncGenerator<Cell[][]> {
    yield balancesOf(moves, chart, t).map(({ number, name, opening, debit, credit, closing }) => [
      number,
      name,
      ...[opening, debit, credit, closing].map(rappenToNumber),
    ]);
  }
}
