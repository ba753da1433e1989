import {
  daysOfYear,
  yearOfDay,
  type YearSetting,
} from "#app/features/people/accounts/years/business-year.ts";
import { addDays, type Day, yearOf } from "#app/swiss/dates.ts";

/** After the end of the business year (OR 958f). */
const YEARS_KEPT = 10;

/** A date far ahead, typed by mistake, does not prolong it: the business year is at most the next one. */
export function keptUntil(setting: YearSetting, newest: Day, today: Day): Day {
  const businessYear = Math.min(yearOfDay(setting, newest), yearOfDay(setting, today) + 1);
  const last = daysOfYear(setting, businessYear + YEARS_KEPT);
  return last ? last.to : addDays(`${yearOf(setting.firstTo) + YEARS_KEPT + 1}-01-01`, -1);
}
