import { decimalsOf, smallestUnits } from "#app/features/money/bank-files/read/money-text.ts";
import { type Day, isDay, isNear, zurichDay } from "#app/swiss/dates.ts";
import type { DayOrder, DecimalSign } from "./csv-mapping.ts";

const PLACES: Record<DayOrder, [year: number, month: number, day: number]> = {
  dmy: [2, 1, 0],
  mdy: [2, 0, 1],
  ymd: [0, 1, 2],
};

/** Null when it is none. A year of two digits is of this century. @param isUtc times are turned to those of Zurich */
export function writtenDay(cell: string, order: DayOrder, isUtc = false): Day | null {
  const [, first = "", second = "", third = "", time = ""] =
    /^(\d{1,4})[./-]\s?(\d{1,2})[./-]\s?(\d{1,4})(?:[T ,]+(\d{1,2}:\d{2}).*)?$/.exec(cell.trim()) ?? [];
  const parts = [first, second, third];
  const [yearAt, monthAt, dayAt] = PLACES[first.length === 4 ? "ymd" : order];
  const year = parts[yearAt] ?? "";
  const pad = (part = "") => part.padStart(2, "0");
  const day = [year.length === 2 ? `20${year}` : year, pad(parts[monthAt]), pad(parts[dayAt])].join("-");
  if (!isDay(day) || !isNear(day)) return null;
  return isUtc && time
    ? zurichDay(new Date(`${day}T${pad(time.split(":")[0])}:${time.split(":")[1]}Z`))
    : day;
}

const GROUPS = { ".": "[,'’ ]", ",": "[.'’ ]" } as const;

/** The amount in smallest units of the currency, with its sign; null when this decimal sign makes it none. */
export function writtenAmount(cell: string, decimal: DecimalSign, currency: string): number | null {
  const bare = cell
    .replace(/[\u00a0\u202f\u2009]/g, " ")
    .replace(/^[A-Z]{3}\s|\s?[A-Z]{3}$/g, "")
    .trim();
  const [, sign = "", rest = ""] = /^([+\-−–]?)\s?(.+)$/.exec(bare) ?? [];
  const shape = new RegExp(`^(\\d+|\\d{1,3}(?:${GROUPS[decimal]}\\d{3})+)(?:\\${decimal}(\\d+))?$`);
  const match = shape.exec(rest);
  if (!match) return null;
  const [, whole = "", fraction] = match;
  // People group by three: 1.250 may be a thousand.
  if (fraction?.length === 3 && decimalsOf(currency) < 3) return null;
  const digits = whole.replace(/\D/g, "");
  const value = smallestUnits({ text: fraction ? `${digits}.${fraction}` : digits, currency, line: 0 });
  return value === null || value === 0 ? value : /[-−–]/.test(sign) ? -value : value;
}
