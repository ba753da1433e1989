import { type Day, isDay } from "#app/swiss/dates.ts";

/** The last booking of a page of a list by day and number. */
export interface DayPlace {
  day: Day;
  id: string;
}

/** `day_id` of an address; null for anything else, which is the first page. */
export function readDayPlace(text: string): DayPlace | null {
  const [day = "", id = ""] = text.split("_");
  return isDay(day) && /^-?\d{1,15}$/.test(id) ? { day, id } : null;
}

export function writeDayPlace({ day, id }: DayPlace): string {
  return `${day}_${id}`;
}
