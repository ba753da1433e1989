import { numberedAccount, type Chart } from "#app/features/books/book/accounts.ts";
import { bookingText } from "#app/features/books/journal/booking-text.ts";
import { chartOfBusiness } from "#app/features/books/journal/chart.server.ts";
import { journalPages } from "#app/features/books/journal/journal.server.ts";
import { reportPaper } from "#app/features/selling/invoices/pdf/report-paper.server.ts";
import type { UserContext } from "#app/platform/context.server.ts";
import { AppError } from "#app/platform/errors.ts";
import type { FileToKeep } from "#app/platform/http/responses/file-response.server.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import type { ReportRow } from "#app/platform/pdf/report/report.ts";
import { formatDay, formatLongDay, type DaySpan } from "#app/swiss/dates.ts";
import { formatAmount } from "#app/swiss/money.ts";

/** Some 150 pages. */
const MOST_BOOKINGS = 5000;

/** Days with their bookings, and the sum of all. @throws AppError `export.too_many_bookings`, and as `journalPage` */
export async function journalPaper(
  ctx: UserContext,
  span: DaySpan,
  { most = MOST_BOOKINGS, chart: given }: { most?: number; chart?: Chart } = {},
): Promise<FileToKeep> {
  const t = translator(ctx.locale);
  const chart = given ?? (await chartOfBusiness(ctx));
  const rows: ReportRow[] = [];
  let [count, total, day] = [0, 0, ""];
  for await (const bookings of journalPages(ctx, span)) {
    count += bookings.length;
    if (count > most)
      throw new AppError("export.too_many_bookings", [], undefined, {
        params: { most: String(most) },
      });
    for (const booking of bookings) {
      if (booking.day !== day) rows.push({ cells: [formatLongDay(booking.day, ctx.locale)], kind: "group" });
      day = booking.day;
      total += booking.amount;
      const of = (account: typeof booking.debit) => numberedAccount(t, chart, account);
      rows.push({
        cells: [
          String(booking.sequence),
          [booking.number, bookingText(booking, t)].filter(Boolean).join(", "),
          of(booking.debit),
          of(booking.credit),
          formatAmount(booking.amount),
        ],
      });
    }
  }
  rows.push({ cells: ["", t("journal:balances.sum"), "", "", formatAmount(total)], kind: "sum" });
  return reportPaper(ctx, {
    file: `${t("journal:title")} ${span.from} ${span.to}`,
    title: t("journal:title"),
    facts: spanFacts(ctx, span),
    tables: [
      {
        columns: [
          { head: t("journal:head.document"), width: 12 },
          { head: t("journal:head.text"), width: 52 },
          { head: t("journal:head.debit"), width: 42 },
          { head: t("journal:head.credit"), width: 42 },
          { head: t("journal:head.amount"), width: 22, isAmount: true },
        ],
        rows,
      },
    ],
  });
}

/** Which days a paper is about, and when it was drawn. */
export function spanFacts(ctx: UserContext, { from, to }: DaySpan) {
  const t = translator(ctx.locale);
  return [
    {
      label: t("exports:papers.span"),
      value: t("exports:papers.fromTo", {
        from: formatDay(from, ctx.locale),
        to: formatDay(to, ctx.locale),
      }),
    },
    { label: t("year:asOf"), value: formatDay(ctx.today, ctx.locale) },
  ];
}
