import { addDays, type Day, type DaySpan, yearEndingOn, yearOf } from "#app/swiss/dates.ts";

/** Business years begin on the first day of a month; the first one may be shorter or longer than twelve months. */
export interface YearSetting {
  /** 1 to 12. */
  begins: number;
  /** The first day of the first business year; empty where the books go back further than anybody asks. */
  firstFrom: Day;
  firstTo: Day;
}

export const LONGEST_YEAR = 18;

/** The days of the business year that begins in a calendar year; null before the first one. */
export function daysOfYear({ begins, firstFrom, firstTo }: YearSetting, year: number): DaySpan | null {
  const from = firstOf(year, begins);
  const to = addDays(firstOf(year + 1, begins), -1);
  if (firstTo === "" || from > firstTo) return { from, to };
  return to === firstTo ? { from: firstFrom, to } : null;
}

/** The business year that a day is in, by the calendar year in which it would usually begin. */
export function yearOfDay(setting: YearSetting, day: Day): number {
  const { begins, firstFrom, firstTo } = setting;
  if (firstFrom !== "" && firstFrom <= day && day <= firstTo)
    return yearOfDay({ ...setting, firstFrom: "" }, firstTo);
  return Number(day.slice(5, 7)) >= begins ? yearOf(day) : yearOf(day) - 1;
}

/** The first day of the business year that a day is in; empty before the first one. */
export function yearBeginsOn(setting: YearSetting, day: Day): Day {
  return daysOfYear(setting, yearOfDay(setting, day))?.from ?? "";
}

/** `2026`, or `2025/26` where it does not begin in January. */
export function yearName({ begins }: Pick<YearSetting, "begins">, year: number): string {
  return yearEndingOn(addDays(firstOf(year + 1, begins), -1));
}

/** This business year, the two before it, and the one that is shown; none before the first one. */
export function yearsToChoose(
  setting: YearSetting,
  today: Day,
  shown = yearOfDay(setting, today),
): { year: string; name: string }[] {
  const thisYear = yearOfDay(setting, today);
  const years = [...new Set([thisYear, thisYear - 1, thisYear - 2, shown])].toSorted((a, b) => b - a);
  return years
    .filter((year) => daysOfYear(setting, year) !== null)
    .map((year) => ({ year: String(year), name: yearName(setting, year) }));
}

/** `YYYY-MM` of each month of a span. */
export function monthsOf({ from, to }: DaySpan): string[] {
  const months: string[] = [];
  for (let [year, month] = [yearOf(from), Number(from.slice(5, 7))]; ; month++) {
    if (month > 12) [year, month] = [year + 1, 1];
    const day = firstOf(year, month);
    if (day > to) return months;
    months.push(day.slice(0, 7));
  }
}

/** Three months each, the last one what is left. `part` of those of the calendar, else 0. */
export function quartersOf(year: DaySpan): (DaySpan & { part: number })[] {
  const months = monthsOf(year);
  const starts = months.flatMap((month, index) => (index % 3 === 0 ? `${month}-01` : []));
  return starts.map((start, index) => {
    const from = index === 0 ? year.from : start;
    const next = starts[index + 1];
    const to = next ? addDays(next, -1) : year.to;
    const isWhole =
      from === start && Number(from.slice(5, 7)) % 3 === 1 && monthsOf({ from, to }).length === 3;
    return { from, to, part: isWhole ? Math.ceil(Number(from.slice(5, 7)) / 3) : 0 };
  });
}

function firstOf(year: number, month: number): Day {
  return `${year}-${String(month).padStart(2, "0")}-01`;
}
