import { NEXT_ROW } from "./writing.ts";

/** Parts of a row that is not drawn yet. */
const PARTS = ["description", "quantity", "unitPrice"];

/** Fields that share a place with the one before. */
const SHARED: Record<string, string> = { serviceTo: "serviceFrom" };

const ROW_PART = /^(items\[\d+\])\.(\w+)$/;

export function placeOnSheet(field: string, places: string[]): string {
  const place = SHARED[field] ?? field;
  return places.includes(place) ? place : NEXT_ROW;
}

/**
 * The field after or before another in the order of the sheet; null at its end. An empty row that is not drawn says
 * that there are no more.
 */
export function nextField(field: string, step: 1 | -1, places: string[], isEmpty: boolean): string | null {
  const shared = Object.entries(SHARED).find(([after, before]) => (step > 0 ? before : after) === field);
  if (shared && places.includes(shared[1])) return step > 0 ? shared[0] : shared[1];
  const drawn = places.indexOf(SHARED[field] ?? field);
  if (drawn >= 0) return places[drawn + step] ?? null;
  const [, row, part = ""] = ROW_PART.exec(field) ?? [];
  const within = PARTS[PARTS.indexOf(part) + step];
  if (row && within && !(isEmpty && part === "description")) return `${row}.${within}`;
  if (step > 0 && !isEmpty) return NEXT_ROW;
  return places[places.indexOf(NEXT_ROW) + step] ?? null;
}
