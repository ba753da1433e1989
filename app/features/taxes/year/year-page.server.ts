import type { UserContext } from "#app/platform/context.server.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { AppError } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { dateFormat, formatDay, formatInstant } from "#app/swiss/dates.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import { missingMonths } from "#app/features/books/book/missing-rates.server.ts";
import { FIRST, yearChangesScreen } from "./changes/year-changes-page.server.ts";
import { closingsOf, hasBegun } from "./close-year.server.ts";
import { yearName } from "#app/features/people/accounts/years/business-year.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";
import { spanOfYear, type YearFigures, yearFigures } from "./year-figures.server.ts";
import { totalsOfYear } from "./year-totals.ts";
import { type YearSection, yearSections } from "./year-rows.ts";

/** @throws AppError `year.not_found` for what is no year */
export function readYear(text: string): number {
  if (!/^(19|20)\d\d$/.test(text)) throw new AppError("year.not_found");
  return Number(text);
}

/** As its pages call it. */
export async function nameOfYear(ctx: UserContext, text: string): Promise<string> {
  return yearName(await yearSettingOf(ctx), readYear(text));
}

/** The sections in the reader's language. @throws AppError `year.not_found`, and as `yearFigures` */
export async function sectionsOfYear(ctx: UserContext, text: string): Promise<YearSection[]> {
  return sectionsOf(ctx, await yearFigures(ctx, readYear(text)));
}

function sectionsOf(ctx: UserContext, figures: YearFigures): YearSection[] {
  const [first, last] = [figures.months[0], figures.months.at(-1)].map((one) => one?.month.slice(0, 4));
  const names = dateFormat(LOCALE_TAGS[ctx.locale], {
    month: "long",
    ...(first === last ? {} : { year: "numeric" }),
  });
  const monthName = (month: string) => names.format(Date.parse(`${month}-01T00:00:00Z`));
  return yearSections(figures, translator(ctx.locale), monthName);
}

/** `canClose` once the year is over and anything is booked. */
export async function yearPage(ctx: UserContext, text: string) {
  const year = readYear(text);
  const figures = await yearFigures(ctx, year);
  const closings = await closingsOf(ctx, year);
  const shown = sectionsOf(ctx, figures).map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({
      ...row,
      agreed: shownAmount(row.agreed),
      received: shownAmount(row.received),
    })),
  }));
  const { from, to } = await spanOfYear(ctx, year);
  const isClosed = closings.some(({ reopenedAt }) => reopenedAt === null);
  const isReopened = closings.length > 0 && !isClosed;
  return {
    name: await nameOfYear(ctx, text),
    days: { from: formatDay(from, ctx.locale), to: formatDay(to, ctx.locale) },
    sections: shown,
    totals: totalsOfYear(figures),
    missing: await missingMonths(ctx, { from, to }),
    canClose: to < ctx.today && (await hasBegun(ctx, to)),
    isClosed,
    changes: isReopened ? await yearChangesScreen(ctx, year, { limit: FIRST }) : null,
    closings: closings.map(({ hash: _hash, year: _year, closedAt, reopenedAt, ...closing }) => ({
      ...closing,
      closedAt: formatInstant(closedAt, ctx.locale),
      reopenedAt: reopenedAt && formatInstant(reopenedAt, ctx.locale),
    })),
  };
}

export function shownAmount(amount: Rappen | null): string {
  return amount === null ? "" : formatAmount(amount);
}
