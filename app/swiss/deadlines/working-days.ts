import { addDays, type Day, daysBetween, yearOf } from "#app/swiss/dates.ts";

/**
 * On which work rests in all of Switzerland (1 August, Art. 110 BV) or in nearly every canton. Days of single cantons,
 * such as 2 May or 8 December, count as working days.
 */
const FIXED: Record<string, string> = {
  "01-01": "New Year, in every canton",
  "01-02": "Berchtold's Day, in most cantons",
  "08-01": "National Day, federal law",
  "12-25": "Christmas, in every canton",
  "12-26": "St Stephen's Day, in nearly every canton",
};

const DAYS_FROM_EASTER: Record<number, string> = {
  [-2]: "Good Friday, in all cantons but Ticino and Valais",
  1: "Easter Monday, in nearly every canton",
  39: "Ascension, in every canton",
  50: "Whit Monday, in nearly every canton",
};

const FIRST_SATURDAY = "1900-01-06";

export function isWorkingDay(day: Day): boolean {
  const weekday = daysBetween(FIRST_SATURDAY, day) % 7;
  const isWeekend = weekday === 0 || weekday === 1;
  return !isWeekend && !isHoliday(day);
}

export function isHoliday(day: Day): boolean {
  return day.slice(5) in FIXED || daysBetween(easterSunday(yearOf(day)), day) in DAYS_FROM_EASTER;
}

export function nextWorkingDay(day: Day): Day {
  return isWorkingDay(day) ? day : nextWorkingDay(addDays(day, 1));
}

/** Gregorian, after Meeus, Jones and Butcher. */
export function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const leapCenturies = Math.floor(century / 4);
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - leapCenturies - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const days = epact + weekday - 7 * shift;
  return addDays(`${year}-03-22`, days);
}
