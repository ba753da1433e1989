import { isId } from "#app/platform/database/ids.ts";
import { type Day, isDay } from "#app/swiss/dates.ts";

/** The last row of a page of a list by day. */
export interface DayPlace {
  day: Day;
  id: string;
}

/** `day_id` of an address; null for anything else, which is the first page. */
export function readDayPlace(text: string): DayPlace | null {
  const [day = "", id = ""] = text.split("_");
  return isDay(day) && isId(id) ? { day, id } : null;
}

export function writeDayPlace({ day, id }: DayPlace): string {
  return `${day}_${id}`;
}
