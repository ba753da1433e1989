import { readSpan } from "#app/features/books/journal/span.ts";
import type { BusinessContext, UserContext } from "#app/platform/context.server.ts";
import { invalid } from "#app/platform/errors.ts";
import { translator } from "#app/platform/i18n/translations.server.ts";
import { formatDay, yearOf, type DaySpan } from "#app/swiss/dates.ts";
import {
  daysOfYear,
  quartersOf,
  yearName,
  yearOfDay,
  type YearSetting,
} from "#app/features/people/accounts/years/business-year.ts";
import { yearSettingOf } from "#app/features/people/accounts/years/year-setting.server.ts";

export async function currentYear(ctx: BusinessContext): Promise<DaySpan> {
  return yearOn(ctx, await yearSettingOf(ctx)).days;
}

/** The days that an address names; without any, the current business year. @throws AppError `input.invalid` */
export async function spanIn(ctx: BusinessContext, params: URLSearchParams): Promise<DaySpan> {
  const { span, problems } = readSpan(params, await currentYear(ctx));
  if (problems.length > 0) throw invalid(problems);
  return span;
}

export async function usualSpans(ctx: UserContext): Promise<(DaySpan & { label: string })[]> {
  const setting = await yearSettingOf(ctx);
  const { year, days } = yearOn(ctx, setting);
  const t = translator(ctx.locale);
  const quarters = quartersOf(days).map(({ from, to, part }) => {
    const names = { from: formatDay(from, ctx.locale), to: formatDay(to, ctx.locale) };
    const label = part ? t("tax:name.quarter", { part, year: yearOf(from) }) : t("tax:name.span", names);
    return { from, to, label };
  });
  const before = daysOfYear(setting, year - 1);
  return [
    { ...days, label: yearName(setting, year) },
    ...quarters,
    ...(before ? [{ ...before, label: yearName(setting, year - 1) }] : []),
  ];
}

function yearOn(ctx: BusinessContext, setting: YearSetting): { year: number; days: DaySpan } {
  const year = yearOfDay(setting, ctx.today);
  const calendar = { from: `${year}-01-01`, to: `${year}-12-31` };
  return { year, days: daysOfYear(setting, year) ?? calendar };
}
