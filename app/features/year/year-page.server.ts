import type { UserContext } from "#app/platform/context.server.ts";
import { LOCALE_TAGS } from "#app/platform/i18n/locale.ts";
import { AppError } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatAmount, type Rappen } from "#app/swiss/money.ts";
import { yearFigures } from "./year-figures.server.ts";
import { type YearSection, yearSections } from "./year-rows.ts";

/**
 * The sections in the reader's language. @throws AppError `year.not_found` for what is no year, and as `yearFigures`
 */
export async function sectionsOfYear(ctx: UserContext, text: string): Promise<YearSection[]> {
  if (!/^(19|20)\d\d$/.test(text)) throw new AppError("year.not_found");
  const names = new Intl.DateTimeFormat(LOCALE_TAGS[ctx.locale], { month: "long", timeZone: "UTC" });
  const monthName = (month: number) => names.format(Date.UTC(Number(text), month - 1));
  return yearSections(await yearFigures(ctx, Number(text)), translator(ctx.locale), monthName);
}

export async function yearPage(ctx: UserContext, text: string) {
  const sections = await sectionsOfYear(ctx, text);
  return sections.map(({ title, rows }) => ({
    title,
    rows: rows.map((row) => ({
      ...row,
      agreed: shownAmount(row.agreed),
      received: shownAmount(row.received),
    })),
  }));
}

/** Nothing where the column says nothing. */
export function shownAmount(amount: Rappen | null): string {
  return amount === null ? "" : formatAmount(amount);
}
